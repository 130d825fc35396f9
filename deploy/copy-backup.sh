#!/bin/sh
# Copies the newest backup in a folder off this machine, with restic or rclone, and deletes copies there that are too old.
# deploy/goodword-copies.env says where to. Nothing is deleted while there is no new backup to copy.
set -eu
days=${KEEP_COPIES:-14}
newest=$(find "$1" -name 'goodword-*.d*' ! -name '*.part' -mtime -2 -exec ls -t {} + | head -n 1)
if [ -z "$newest" ]; then
  echo "There is no backup of the last two days in $1, so nothing was copied." >&2
  exit 1
fi
if [ -n "${RESTIC_REPOSITORY:-}" ]; then
  # A copy that was killed leaves a lock.
  restic unlock --quiet
  restic backup --quiet --host=goodword "$newest"
  # Without --group-by, each file would be a group of its own, whose last copy is never deleted.
  [ "$days" = all ] || restic forget --quiet --host=goodword --group-by=host --keep-within="${days}d" --prune
elif [ -n "${RCLONE_DESTINATION:-}" ]; then
  rclone --quiet copy "$newest" "$RCLONE_DESTINATION"
  [ "$days" = all ] || rclone --quiet delete --include='goodword-*' --min-age="${days}d" "$RCLONE_DESTINATION"
else
  echo 'Set RESTIC_REPOSITORY or RCLONE_DESTINATION: see deploy/goodword-copies.env.' >&2
  exit 1
fi
echo "Copied $newest off this machine"
