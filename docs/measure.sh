#!/usr/bin/env bash
# Runs the measurements of docs/measurements.md on a directory and prints that page's text.
# Needs 45 GiB of free space there, GNU time, and an otherwise idle machine.
set -euo pipefail

if [ $# -ne 1 ] || [ ! -d "$1" ]; then
  echo "usage: docs/measure.sh DIR   (an existing directory of the disk or share to measure)" >&2
  exit 2
fi
target=$1
cd "$(dirname "$0")/.."
peak=$(mktemp)
trap 'rm -f "$peak"' EXIT
./nasreplay --version > /dev/null

measure() {
  echo
  echo "### \`$*\`"
  echo
  echo '```'
  echo "\$ ./nasreplay $* --target $target"
  /usr/bin/time -q -f '%M' -o "$peak" ./nasreplay "$@" --target "$target" 2>&1 || echo "exit code $?"
  echo '```'
  echo
  echo "Peak resident memory of the process: $(($(tail -n 1 "$peak") / 1024)) MiB."
}

clean() {
  ./nasreplay clean --kept --target "$target" > /dev/null
}

for cache in flush direct; do
  measure run HDVideo_1Play -p size=8GiB --cache "$cache" --keep
done
clean
for cache in flush direct; do
  measure run HDVideo_1Record -p size=8GiB --cache "$cache"
done
for access in sequential random; do
  for cache in flush direct; do
    measure run ixbt-read -p size=32GiB -p streams=32 -p access="$access" --cache "$cache" --keep
  done
done
clean
for access in sequential random; do
  for cache in flush direct; do
    measure run ixbt-write -p size=32GiB -p streams=32 -p access="$access" --cache "$cache"
  done
done
