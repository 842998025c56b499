# `make run` and `make test` do everything on a machine that has only the Swift toolchain.

PREFIX ?= /usr/local
SWIFT_BUILD = swift build -c release --product scenario $(RELEASE_FLAGS)
COMMAND = .build/release/scenario
PICTURES = Scenarios/support/pictures.lua

# The command is one file beside the system's own libraries: Swift's are linked into it, at an address of its own, so that
# tens of thousands of places need not be mended at each start. It has one thread, so that references are counted without
# atomic operations. It is optimised as a whole, C and Swift together, when it is linked.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS = --static-swift-stdlib --experimental-lto-mode full -Xswiftc -use-ld=lld -Xlinker --gc-sections -Xlinker -s \
  -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xfrontend -Xswiftc -assume-single-threaded
endif

.PHONY: run test build bench fuzz lint unit sanitize scenarios pictures format install clean help packages test-packages peers

run: build ## Build the command and run all scenarios
	$(COMMAND) run Scenarios

test: packages test-packages lint unit sanitize scenarios ## Run all tests: format, warnings, units, the command, the scenarios

build: packages ## Build the command, for use
	$(SWIFT_BUILD)

bench: build peers ## Measure how fast it all is (JSON=FILE writes it to FILE too; ONLY=WORDS measures a part)
	swift build -c release --product benchmarks $(RELEASE_FLAGS)
	.build/release/benchmarks $(if $(JSON),--json $(JSON)) $(if $(ONLY),--only '$(ONLY)')

SECONDS ?= 60

# Built apart, since Foundation runs processes with threads of its own.
fuzz: build ## Have the command bear odd scripts, photos and results, SECONDS (60) of each kind
	swift build -c release --product fuzzing --scratch-path .build/fuzzing
	.build/fuzzing/release/fuzzing $(COMMAND) $(SECONDS) $(KIND) $(SEED)

# What the command is made of, which has one thread.
SINGLE_THREADED = $(addprefix Sources/,Blocks Drawing Layout LuaRuntime ScenarioLanguage ScenarioRunner Simulation scenario)

lint: ## Check the format of all Swift files, and that the command starts no thread
	swift format lint --strict --recursive --parallel Package.swift Sources Tests
	@! grep -rnE 'DispatchQueue|Thread[.(]|\bTask *[.{]|async let' $(SINGLE_THREADED) \
	  || { echo 'The command is built for one thread: see RELEASE_FLAGS.'; exit 1; }

unit: packages test-packages ## Run the unit tests and the command's own tests; warnings are errors
	swift build --build-tests -Xswiftc -warnings-as-errors -Xcc -Werror
	swift test --skip-build

sanitize: packages ## Run the tests of the Lua runtime under the address sanitizer
	swift test --sanitize=address --disable-xctest --scratch-path .build/sanitized --filter LuaRuntimeTests

scenarios: build ## Run all scenarios with the built command, their screens in every text size, width and setting
	$(COMMAND) run --sweep Scenarios

pictures: build ## Draw the README's pictures
	@set -e; for name in profile-light profile-dark interests-light interests-dark; do \
	  line=$$(grep -n "^scenario(\"$$name\"" $(PICTURES) | cut -d: -f1); \
	  $(COMMAND) render $(PICTURES):$$line --at 1 --format svg --out .build/pictures >/dev/null; \
	  mv .build/pictures/at-1.000.svg .github/pictures/$$name.svg; \
	done

format: ## Format all Swift files
	swift format --in-place --recursive --parallel Package.swift Sources Tests

install: build ## Install the command below PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(COMMAND) "$(DESTDIR)$(PREFIX)/bin/scenario"

clean: ## Remove all that was built
	rm -rf .build

help: ## Show this help
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

# Installs the system packages that are missing, and does nothing when none is. Lua is needed to build; the others are not,
# since the command opens them when a scenario chooses a photo or asks for a frame.
LIBRARY_FOLDERS = /usr/lib /usr/lib/* /usr/lib64 /opt/homebrew/lib /usr/local/lib
FONT_FOLDERS = /usr/share/fonts /usr/share/fonts/* /usr/share/fonts/*/* /usr/local/share/fonts /Library/Fonts $(HOME)/Library/Fonts
PIXBUF = $(firstword $(wildcard $(addsuffix /libgdk_pixbuf-2.0.*,$(LIBRARY_FOLDERS))))
PANGO = $(firstword $(wildcard $(addsuffix /libpangocairo-1.0.*,$(LIBRARY_FOLDERS))))
INTER = $(firstword $(wildcard $(addsuffix /Inter*.?t*,$(FONT_FOLDERS))))
APT = liblua5.4-dev pkg-config libgdk-pixbuf-2.0-0 libpangocairo-1.0-0 fonts-inter
BREW = lua@5.4 pkgconf gdk-pixbuf pango font-inter

packages:
	@if pkg-config --exists 'lua5.4 >= 5.4' 2>/dev/null && [ -n "$(PIXBUF)" ] && [ -n "$(PANGO)" ] && [ -n "$(INTER)" ]; then \
	  exit 0; \
	fi; \
	if command -v apt-get >/dev/null; then \
	  echo "Installing $(APT) with apt"; \
	  sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  $$sudo apt-get update -q && $$sudo apt-get install -qy --no-install-recommends $(APT); \
	elif command -v brew >/dev/null; then \
	  echo "Installing $(BREW) with Homebrew"; \
	  brew install $(BREW); \
	else \
	  echo "This needs Lua 5.4 with its headers, pkg-config, GdkPixbuf, Pango and the font Inter; install them with your" \
	    "system's package manager." >&2; \
	  exit 1; \
	fi

# What the command's own tests run beside it: those who share out its suites, read its results, and complete its words.
TEST_COMMANDS = parallel prove zsh fish

test-packages:
	@missing=; for command in $(TEST_COMMANDS); do command -v $$command >/dev/null || missing="$$missing $$command"; done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	echo "Installing what the tests run:$$missing"; \
	if command -v apt-get >/dev/null; then \
	  sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  $$sudo apt-get update -q && \
	  $$sudo apt-get install -qy --no-install-recommends $$(echo $$missing | sed 's/prove/perl/'); \
	elif command -v brew >/dev/null; then \
	  brew install $$(echo $$missing | sed 's/prove/perl/'); \
	else \
	  echo "Install them with your system's package manager." >&2; \
	  exit 1; \
	fi

# What `make bench` measures beside: the test runner busted with Lua, and the statechart library sismic in a Python
# environment of its own. What can't be had is told as missing in the table.
PEERS = .build/peers

peers:
	@if ! command -v busted >/dev/null || ! command -v lua5.4 >/dev/null; then \
	  echo "Installing lua-busted and lua5.4"; \
	  sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  { $$sudo apt-get update -q && $$sudo apt-get install -qy --no-install-recommends lua-busted lua5.4; } || \
	    echo "busted can't be installed here" >&2; \
	fi
	@if ! $(PEERS)/bin/python -c "import sismic" 2>/dev/null; then \
	  echo "Installing sismic in $(PEERS)"; \
	  { python3 -m venv $(PEERS) && $(PEERS)/bin/pip install --quiet sismic; } || \
	    echo "sismic can't be installed here; it needs Python 3 with venv" >&2; \
	fi
