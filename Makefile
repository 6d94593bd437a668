# Corral: everything a person does here, and CI does the same.
.PHONY: play test check bench setup lock clean
PYTHON ?= python3
BIN := .venv/bin

play: setup            ## play Moon River in the terminal against three greedy ranchers
	@$(BIN)/corral play moon_river

test: setup check      ## every check and every test
	$(BIN)/pytest -n auto --dist loadfile

check: setup           ## types, lint, format, who may import whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: setup           ## how fast the rules are (make bench PEERS=--peers with the extra `peers` installed)
	$(BIN)/corral bench $(PEERS)

setup: .venv/ready     ## the virtual environment in .venv, with everything the project needs

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

lock: setup            ## write the versions that are installed now into constraints.txt
	$(BIN)/pip freeze --exclude-editable | grep -v ' @ ' > constraints.txt

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
