# `make run` and `make test` do everything on a machine that has only the Swift toolchain.

PREFIX ?= /usr/local
SWIFT_BUILD = swift build -c release --product scenario $(RELEASE_FLAGS)
COMMAND = .build/release/scenario

# The command is one file beside the system's own libraries: Swift's are linked into it.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS = --static-swift-stdlib -Xswiftc -use-ld=lld -Xswiftc -enforce-exclusivity=unchecked -Xlinker --gc-sections -Xlinker -s
endif

.PHONY: run test build bench lint unit sanitize scenarios format install clean help packages

run: build ## Build the command and run all scenarios
	$(COMMAND) run Scenarios

test: packages lint unit sanitize scenarios ## Run all tests: format, warnings, units, the command, the scenarios

build: packages ## Build the command, for use
	$(SWIFT_BUILD)

bench: packages ## Measure how fast it all is (JSON=FILE writes the figures to FILE too)
	swift build -c release --product benchmarks $(RELEASE_FLAGS)
	.build/release/benchmarks $(if $(JSON),--json $(JSON))

lint: ## Check the format of all Swift files
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

unit: packages ## Run the unit tests and the command's own tests; warnings are errors
	swift build --build-tests -Xswiftc -warnings-as-errors -Xcc -Werror
	swift test --skip-build

sanitize: packages ## Run the tests of the Lua runtime under the address sanitizer
	swift test --sanitize=address --disable-xctest --scratch-path .build/sanitized --filter LuaRuntimeTests

scenarios: build ## Run all scenarios with the built command
	$(COMMAND) run Scenarios

format: ## Format all Swift files
	swift format --in-place --recursive --parallel Package.swift Sources Tests

install: build ## Install the command below PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(COMMAND) "$(DESTDIR)$(PREFIX)/bin/scenario"

clean: ## Remove all that was built
	rm -rf .build

help: ## Show this help
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'

# Installs the system packages that are missing, and does nothing when none is. Lua is needed to build; GdkPixbuf is not,
# since the command opens it when a scenario chooses a photo.
PIXBUF = $(wildcard $(addsuffix /libgdk_pixbuf-2.0.*,$(wildcard /usr/lib /usr/lib/* /usr/lib64 /opt/homebrew/lib /usr/local/lib)))

packages:
	@if pkg-config --exists 'lua5.4 >= 5.4' 2>/dev/null && [ -n "$(PIXBUF)" ]; then exit 0; fi; \
	if command -v apt-get >/dev/null; then \
	  echo "Installing liblua5.4-dev, pkg-config and libgdk-pixbuf-2.0-0 with apt"; \
	  sudo=; if [ "$$(id -u)" != 0 ]; then sudo=sudo; fi; \
	  $$sudo apt-get update -q && \
	  $$sudo apt-get install -qy --no-install-recommends liblua5.4-dev pkg-config libgdk-pixbuf-2.0-0; \
	elif command -v brew >/dev/null; then \
	  echo "Installing lua@5.4, pkgconf and gdk-pixbuf with Homebrew"; \
	  brew install lua@5.4 pkgconf gdk-pixbuf; \
	else \
	  echo "This needs Lua 5.4 with its headers, pkg-config and GdkPixbuf; install them with your system's package manager." >&2; \
	  exit 1; \
	fi
