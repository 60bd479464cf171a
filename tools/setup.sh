#!/bin/sh
# Makes .venv from nothing, or brings it up to date: the pinned tools and this project, editable.
# PYTHON names the interpreter to use; without it the first Python 3.11 or newer on the path is taken.
set -eu
cd "$(dirname "$0")/.."

venv=.venv
new_enough='import sys; sys.exit(sys.version_info < (3, 11))'

fail() {
    echo "setup: $*" >&2
    exit 1
}

find_python() {
    for name in ${PYTHON:-python3 python3.13 python3.12 python3.11 python3.14 python}; do
        if "$name" -c "$new_enough" >/dev/null 2>&1; then
            echo "$name"
            return
        fi
    done
}

if ! "$venv/bin/python" -c "$new_enough" >/dev/null 2>&1; then
    python=$(find_python)
    [ -n "$python" ] || fail "Ludoteka needs Python 3.11 or newer, but ${PYTHON:-python3} is" \
        "$("${PYTHON:-python3}" -V 2>&1 || true). Install one and run: make setup PYTHON=/path/to/python3.11"
    echo "setup: making $venv with $("$python" -V)"
    rm -rf "$venv"
    "$python" -m venv "$venv" ||
        fail "this Python cannot make an environment; on Debian and Ubuntu: apt install python3-venv"
fi

export PIP_DISABLE_PIP_VERSION_CHECK=1
echo "setup: installing what requirements/dev.txt pins"
# The list is complete. Left to look for dependencies, pip would ask for the newest release of one that is named with an extra.
# It would also compile all modules, one after the other; all processors together do that in half of the time or less.
"$venv/bin/python" -m pip install --quiet --no-compile --no-deps --require-hashes --requirement requirements/dev.txt
"$venv/bin/python" -m compileall -qq -j 0 "$venv/lib" || true  # a template of a package is no Python
"$venv/bin/python" -m pip install --quiet --no-deps --no-build-isolation --editable .
touch "$venv/.ready"
echo "setup: ready"
