#!/bin/sh
# Run a command as the only one in this folder that is run like this; wait for any other to end.
set -eu

lock=build/in-use
said=""
mkdir -p build
if ! [ -w build ]; then
    echo "$(pwd)/build belongs to somebody else; remove it, or make it yours." >&2
    exit 1
fi
until mkdir "$lock" 2>/dev/null; do
    holder=$(cat "$lock/process" 2>/dev/null || true)
    # Left behind by one that was killed: of all who wait, only one can make this folder. Unless
    # that one has just gone in order, and this lock is a new one.
    if [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null &&
        mkdir "$lock/after-$holder" 2>/dev/null &&
        [ "$(cat "$lock/process" 2>/dev/null)" = "$holder" ]; then
        break
    fi
    if [ -z "$said" ]; then
        said=yes
        echo "Another make is building here; waiting for it. (If there is none, remove $lock.)"
    fi
    sleep 1
done
trap 'rm -rf "$lock"' EXIT
trap 'exit 130' INT TERM HUP
echo $$ >"$lock/process"
"$@"
