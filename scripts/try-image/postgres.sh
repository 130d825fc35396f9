#!/bin/sh
# Does what the official image does with these variables.
set -e
export PGDATA=/var/lib/postgresql/data
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }
if [ ! -e $PGDATA/PG_VERSION ]; then
  install --directory --owner=postgres --mode=700 $PGDATA
  echo "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres /tmp/password
  as_postgres initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --encoding=UTF8 --locale=C.UTF-8
  echo 'host all all all scram-sha-256' >> $PGDATA/pg_hba.conf
  as_postgres pg_ctl --options='-c listen_addresses=' --wait start
  as_postgres createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
  as_postgres pg_ctl --wait stop
fi
exec setpriv --reuid=postgres --regid=postgres --init-groups postgres -c listen_addresses='*'
