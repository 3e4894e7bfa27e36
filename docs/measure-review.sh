#!/usr/bin/env bash
# Runs the suite "review" at its quick scale on three file systems and prints the score table: ext4, Btrfs, and Btrfs with
# zstd compression, each in a volume of 8 GiB of its own in a folder on one disk. Needs root, losetup, mkfs.ext4 and mkfs.btrfs, 24 GiB
# of free space, and an otherwise idle machine. Leaves nothing behind.
set -euo pipefail

if [ $# -ne 1 ] || [ ! -d "$1" ]; then
  echo "usage: docs/measure-review.sh DIR   (an existing directory of the disk that holds the volumes)" >&2
  exit 2
fi
if [ "$(id -u)" -ne 0 ]; then
  echo "measure-review.sh: mounting volumes needs root" >&2
  exit 3
fi
work=$(mktemp -d "$(cd "$1" && pwd)/review.XXXXXX")
devices=()
cd "$(dirname "$0")/.."

remove() {
  for name in ext4 Btrfs Btrfs-zstd; do
    mountpoint -q "$work/$name" && umount "$work/$name"
  done
  for device in "${devices[@]}"; do
    losetup -d "$device"
  done
  rm -rf --one-file-system "$work"
}
trap remove EXIT

volume() { # name, type, mount options
  local device
  truncate -s 8G "$work/$1.image"
  # Without direct I/O the disk's file system would cache what the volume's has been asked not to.
  device=$(losetup -f --show --direct-io=on "$work/$1.image")
  devices+=("$device")
  "mkfs.$2" -q "$device"
  mkdir "$work/$1"
  mount -o "$3" "$device" "$work/$1"
}

volume ext4 ext4 defaults
volume Btrfs btrfs defaults
volume Btrfs-zstd btrfs compress-force=zstd:1
./nasreplay run review --quick --results "$work/results" \
  --target ext4="$work/ext4" --target Btrfs="$work/Btrfs" --target Btrfs-zstd="$work/Btrfs-zstd" > "$work/scores.txt"
sed "s|$work|DIR|g" "$work"/results/*/scores.md
