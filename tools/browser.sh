#!/bin/sh
# Sees to it that the browser tests have a Chromium: where none is found and this user may install packages of Debian or
# Ubuntu, it is installed. INSTALL_CHROMIUM=no forbids that. Without a browser those tests are skipped and say so, so
# nothing here fails.
set -eu

package=chromium
say() {
    echo "browser: $*"
}

found() {
    for name in chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$name" >/dev/null 2>&1; then
            return 0
        fi
    done
    return 1
}

without() {
    echo
    echo "*** No Chromium here: $*. All tests in a browser will be SKIPPED. ***"
    echo "*** To have them run, on Debian and Ubuntu: apt-get install --no-install-recommends $package ***"
    echo
    exit 0
}

if found; then
    exit 0
fi
if [ "${INSTALL_CHROMIUM:-yes}" = no ]; then
    without "INSTALL_CHROMIUM=no forbids to install it"
fi
if ! command -v apt-get >/dev/null 2>&1 || ! command -v dpkg >/dev/null 2>&1; then
    without "this system has no apt-get to install it with"
fi
if [ "$(id -u)" = 0 ]; then
    as_root=
elif sudo -n true >/dev/null 2>&1; then
    as_root="sudo -n"
else
    without "only root may install it, and sudo asks for a password"
fi

# Whatever cannot be reached must not hold up the tests for long.
apt() {
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get --quiet --quiet \
        -o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 -o DPkg::Lock::Timeout=120 "$@"
}

say "no Chromium here; installing $package with apt-get (make test INSTALL_CHROMIUM=no would not)"
apt update || say "apt-get update failed; trying with the lists of packages that are here"
apt install --yes --no-install-recommends "$package" >/dev/null || without "apt-get could not install it"
if ! found; then
    without "apt-get installed $package, but no browser is on the path"
fi
say "Chromium is installed"
