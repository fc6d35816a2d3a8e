PYTHON ?= python3
VENV = .venv/bin

.PHONY: play test soak check pages types weights bench against lock clean run dev
.DEFAULT_GOAL = play

play: run ## serve the games here and in the network, and open them in the browser
	@$(VENV)/regalia serve --open --host 0.0.0.0

test: check ## everything that must hold
	@$(VENV)/python -m tools.browser
	@$(VENV)/python -m tools.tmux
	@$(VENV)/python -m tools.client test
	@$(VENV)/pytest -n 2
	@$(VENV)/pytest -n 2 --dist worksteal tests/browser

check: dev ## formatting, lint, types, import directions
	@$(VENV)/ruff format --check .
	@$(VENV)/ruff check .
	@$(VENV)/mypy
	@$(VENV)/pytest tests/test_imports.py
	@$(VENV)/python -m tools.client check

soak: dev ## the long runs, with all bounds checked: hours, or a share of them (make soak SHARE=0.01)
	@NUMBA_BOUNDSCHECK=1 REGALIA_SOAK=$(or $(SHARE),1) $(VENV)/pytest -n 2 tests/test_soak.py tests/games tests/bots tests/server \
		tests/terminal/test_real_terminal.py
	@REGALIA_SOAK=$(or $(SHARE),1) $(VENV)/pytest -n 2 tests/browser/test_council.py

pages: dev ## write the derived tables of the games' pages anew
	@$(VENV)/python tools/pages.py

types: dev ## write the client's TypeScript types anew
	@$(VENV)/python -m tools.web_types

weights: dev ## fit anew what the search takes positions to be worth
	@$(VENV)/python -m tools.weights

bench: dev ## what it costs: printed as a table, written to bench/results.json
	@$(VENV)/python -m bench

against: dev ## what has become faster or slower since another checkout: make against BASE=../other
	@$(VENV)/python -m bench.against $(BASE)

lock: dev ## write the locks anew from pyproject.toml
	@$(VENV)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--extra build pyproject.toml --output-file locks/run.txt
	@$(VENV)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--extra build --extra dev pyproject.toml --output-file locks/dev.txt

clean: ## forget everything that can be made again
	rm -rf .venv web/node_modules src/regalia/server/client .mypy_cache .ruff_cache .pytest_cache .hypothesis bench/results.json
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +

run:
	@$(PYTHON) tools/setup.py run

dev:
	@$(PYTHON) tools/setup.py dev
