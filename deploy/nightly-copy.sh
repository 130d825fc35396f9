#!/bin/sh
# Copies each new backup in a folder off this machine. After a failure, it tries again in 15 minutes. The container becomes
# unhealthy when the newest copy is older than two days.
set -eu
copied=
while true; do
  while found=$(find "$1" -name 'goodword-*.d*' ! -name '*.part'); [ "$found" = "$copied" ]; do
    sleep 60
  done
  until "$(dirname "$0")/copy-backup.sh" "$1"; do
    sleep 900
  done
  copied=$found
  touch "${TMPDIR:-/tmp}/copied"
done
