#!/bin/sh
# Make .venv with a Python that is new enough, or say which Debian package brings one.
set -eu

found=""
for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        found=$python
        break
    fi
done
if [ -z "$found" ]; then
    echo "Motherlode needs Python 3.11 or newer. On Debian: apt-get install python3 python3-venv" >&2
    exit 1
fi
if ! "$found" -c 'import venv, ensurepip' 2>/dev/null; then
    echo "Motherlode needs Python's venv module. On Debian: apt-get install python3-venv" >&2
    exit 1
fi
if ! .venv/bin/python -c '' 2>/dev/null; then
    "$found" -m venv --clear .venv
fi
