# Needs Python 3.11 or later and make. Everything else is installed into .venv from
# requirements.lock; when neither has changed, nothing is fetched and no network is needed.
#
#   PYTHON=...      which Python makes .venv (default: the newest of 3.13, 3.12, 3.11 found)
#   PYTEST_ARGS=... what else pytest is told (default: one worker for each core)

PYTHON ?=
PYTEST_ARGS ?= -n auto
BIN := .venv/bin
CASES := $(wildcard src/tierce/systems/*/cases)
RULES := src/tierce/systems/*/rules/*

.DEFAULT_GOAL := help
.PHONY: help setup play test lint bench docs lock clean

help:
	@echo "make play    set up, then start the sample fight"
	@echo "make test    set up, then run the tests and the rules' cases"
	@echo "make lint    check form, style and types"
	@echo "make bench   compare speed with other libraries, equal results first"
	@echo "make docs    write the schemas of files, check the links of the documentation"
	@echo "make lock    choose versions anew and write requirements.lock (needs the network)"
	@echo "make setup   make or renew .venv only"
	@echo "make clean   remove caches and builds (.venv stays)"

setup:
	@python=$$(sh tools/find_python.sh $(PYTHON)) && \
	  "$$python" tools/setup_env.py $(if $(PYTHON),--same-version)

play: setup
	@$(BIN)/tierce play

# Rules are covered to the last branch: a branch nobody exercises is a ruling nobody checked.
test: setup
	$(BIN)/python -m pytest $(PYTEST_ARGS) --cov --cov-report=
	$(BIN)/python -m coverage report --include='$(RULES)' --fail-under=100
	$(BIN)/tierce check $(CASES)

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m mypy

bench: setup
	$(BIN)/python -m bench

docs: setup
	$(BIN)/python -m tools.docs

lock:
	@python=$$(sh tools/find_python.sh $(PYTHON)) && "$$python" tools/lock.py

clean:
	rm -rf build dist .coverage .coverage.* htmlcov .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +
