#!/bin/sh
# Install what the tests need from Debian, or say how: a C compiler, Chromium, Chinese type,
# PostgreSQL.
set -eu

missing=""
command -v cc >/dev/null || missing="$missing gcc libc6-dev"
headers=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("include"))')
[ -e "$headers/Python.h" ] || missing="$missing $(basename "$headers")-dev"
command -v chromium >/dev/null || missing="$missing chromium"
[ -n "$(fc-list :lang=zh-tw 2>/dev/null)" ] || missing="$missing fontconfig fonts-noto-cjk"
[ -n "$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || missing="$missing postgresql"
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "The tests need what Debian calls$missing. Install that, then run make test again." >&2
    exit 1
elif [ "$(id -u)" -eq 0 ]; then
    as_root=""
elif sudo -n true 2>/dev/null; then
    as_root="sudo"
else
    echo "The tests need more: sudo apt-get install$missing" >&2
    exit 1
fi
echo "Installing for the tests:$missing"
$as_root apt-get -q -q -o DPkg::Lock::Timeout=600 update
# shellcheck disable=SC2086 - a list of packages
$as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -q -y --no-install-recommends \
    -o DPkg::Lock::Timeout=600 install $missing >/dev/null
rm -f build/engine.stamp # an engine made before may have gone without a compiler
