# Corral: everything a person does here, and CI does the same.
.PHONY: play test check bench setup web wire pictures postgres chromium lock clean
PYTHON ?= python3
BIN := .venv/bin

play: setup web        ## play in the browser: it prints the address (in the terminal: .venv/bin/corral play moon_river)
	@$(BIN)/corral compile
	@$(BIN)/corral serve

test: setup postgres chromium web check   ## every check and every test, with a real PostgreSQL and a real browser
	cd web && npm test
	$(BIN)/corral compile
	$(BIN)/pytest -n auto --dist loadfile --no-loadscope-reorder

check: setup web/node_modules/ready   ## types, lint, format, who may import whom
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent check

bench: setup           ## how fast the rules are (make bench PEERS=--peers with the extra `peers` installed)
	$(BIN)/corral bench $(PEERS)

setup: .venv/ready     ## the virtual environment in .venv, with everything the project needs

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

web: web/node_modules/ready   ## the browser part, built into src/corral/server/static
	cd web && npm run --silent build

web/node_modules/ready: web/package.json web/package-lock.json
	cd web && npm install --no-audit --no-fund --silent
	@touch $@

wire: setup            ## the browser's web/src/wire.ts, from the server's messages.py
	$(BIN)/python -m corral.server.wire > web/src/wire.ts

pictures: setup web chromium   ## the README's pictures of the browser, taken anew
	$(BIN)/pytest -q tests/web/test_pictures.py
	for picture in web/shots/picture-*.png; do cp $$picture docs/pictures/$${picture#web/shots/picture-}; done

postgres:              ## Debian's PostgreSQL, for the tests of the scaled mode
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql) >/dev/null || \
		(echo "The tests need PostgreSQL: install Debian's package postgresql (as root)"; exit 1)

chromium:              ## Debian's Chromium, for the tests in a browser
	@command -v chromium >/dev/null 2>&1 || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium) >/dev/null || \
		(echo "The tests need Chromium: install Debian's package chromium (as root)"; exit 1)

lock: setup            ## write the versions that are installed now into constraints.txt
	$(BIN)/pip freeze --exclude-editable | grep -v ' @ ' > constraints.txt

clean:
	rm -rf .venv web/node_modules src/corral/server/static web/shots .mypy_cache .ruff_cache .pytest_cache .hypothesis
