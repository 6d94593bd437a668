# Corral: everything a person does here, and CI does the same.
.PHONY: play test check bench setup postgres lock clean
PYTHON ?= python3
BIN := .venv/bin

play: setup            ## play Moon River in the terminal against three ranch hands
	@$(BIN)/corral play moon_river

test: setup postgres check   ## every check and every test, with a real PostgreSQL
	$(BIN)/corral compile
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

postgres:              ## Debian's PostgreSQL, for the tests of the scaled mode
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql) >/dev/null || \
		(echo "The tests need PostgreSQL: install Debian's package postgresql (as root)"; exit 1)

lock: setup            ## write the versions that are installed now into constraints.txt
	$(BIN)/pip freeze --exclude-editable | grep -v ' @ ' > constraints.txt

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
