#!/bin/sh
# Run a command as the only one in this folder that is run like this; wait for any other to end.
set -eu

lock=build/in-use
said=""
mkdir -p build
until mkdir "$lock" 2>/dev/null; do
    holder=$(cat "$lock/process" 2>/dev/null || true)
    if [ -n "$holder" ] && ! kill -0 "$holder" 2>/dev/null; then
        rm -rf "$lock" # left behind by one that was killed
    elif [ -z "$said" ]; then
        said=yes
        echo "Another make is building here; waiting for it. (If there is none, remove $lock.)"
    fi
    sleep 1
done
trap 'rm -rf "$lock"' EXIT
trap 'exit 130' INT TERM HUP
echo $$ >"$lock/process"
"$@"
