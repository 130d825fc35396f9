#!/bin/sh
# Backs up the configured database to a dated file in BACKUP_DIR, even while the service is running, and deletes backups
# older than BACKUP_DAYS (14). Run it in the folder of the service.
set -eu
folder=${BACKUP_DIR:?must name a folder}
umask 077
day=$(date +%F)
trap 'rm -f -- "$folder"/goodword-*.part' EXIT
if [ -n "${DATABASE_URL:-}" ]; then
  # The process list shows this URL. On a shared machine, put the password into ~/.pgpass instead.
  pg_dump --format=custom --file="$folder/goodword-$day.dump.part" "$DATABASE_URL"
  mv "$folder/goodword-$day.dump.part" "$folder/goodword-$day.dump"
else
  node_modules/.bin/node scripts/backup.ts "$folder/goodword-$day.db" --force
fi
find "$folder" -maxdepth 1 -type f \( -name 'goodword-*.db' -o -name 'goodword-*.dump' \) \
  -mtime "+${BACKUP_DAYS:-14}" -exec rm -- {} +
