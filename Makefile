# Starboard. `make help` lists what there is; extra words go into ARGS:
#   make play                                          tables in the browser
#   make play LAN=1                                    the same, for everybody in the home network
#   make play ARGS="realms --seats you,commander"      a game in the terminal
SHELL := bash
ARGS ?=
export PATH := $(HOME)/.cargo/bin:$(PATH)

# Without the counter of allocations, which only `bench` reads.
STARBOARD := cargo run --release --quiet --package starboard-app --no-default-features --features full --bin starboard --

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test soak bench golden web tidy fmt need

help: ## List the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

play: need ## Tables in the browser; for the home network with LAN=1; in the terminal with ARGS="GAME …"
	$(if $(ARGS),,scripts/web)
	$(STARBOARD) $(if $(ARGS),play $(ARGS),serve --open $(if $(LAN),--lan))

test: need ## Everything: format, lints, tests, tidy, rule coverage, short law runs, browser, wasm
	cargo fmt --all --check
	scripts/web
	cargo clippy --workspace --all-targets -- -D warnings
	scripts/unit
	cargo xtask tidy
	cargo xtask rules
	scripts/check-short
	scripts/browser
	scripts/wasm

soak: need ## The long forms, with a dated report in docs/soak: ARGS="laws toys bench ladder lengths"
	scripts/soak $(ARGS)

bench: need ## Speed and size of every game, or of one: ARGS=GAME
	cargo run --release --quiet --package starboard-app --bin starboard -- bench $(ARGS)

golden: need ## Rewrite golden playthroughs, counts and the manual of scenes; review the diff like code
	INSTA_UPDATE=always cargo test --workspace --test suite -- golden:: counts::
	git --no-pager diff --stat

web: ## Build the browser client
	scripts/web

tidy: need ## Arrows, sizes, purity, words, rule coverage
	cargo xtask tidy

fmt: need ## Format all code
	cargo fmt --all
	cd web && npm run --silent format

need:
	@scripts/need
