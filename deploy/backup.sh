#!/bin/sh
# Backs up whichever database the environment names into a file of today in BACKUP_DIR, also while the service runs, and
# removes those of this script that are older than BACKUP_DAYS (14). Run from the folder of the service.
set -eu
folder=${BACKUP_DIR:?must name a folder}
umask 077
day=$(date +%F)
trap 'rm -f -- "$folder"/goodword-*.part' EXIT
if [ -n "${DATABASE_URL:-}" ]; then
  # The address stands in the list of processes meanwhile: where others use this machine, leave the password to ~/.pgpass.
  pg_dump --format=custom --file="$folder/goodword-$day.dump.part" "$DATABASE_URL"
  mv "$folder/goodword-$day.dump.part" "$folder/goodword-$day.dump"
else
  node_modules/.bin/node scripts/backup.ts "$folder/goodword-$day.db" --force
fi
find "$folder" -maxdepth 1 -type f \( -name 'goodword-*.db' -o -name 'goodword-*.dump' \) \
  -mtime "+${BACKUP_DAYS:-14}" -exec rm -- {} +
