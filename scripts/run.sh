#!/bin/sh
# Runs a program with settings that save memory: 107 MB after a start instead of 140. glibc returns blocks of 32 KB or more
# (such as the 19 MB of a password hash, or a slice of a list) to the system, and Node collects young objects after 4 MB
# instead of 16.
packages=$(dirname -- "$0")/../node_modules
export MALLOC_MMAP_THRESHOLD_=32768
# Mail servers and databases may have a certificate of your own authority.
if [ -d /etc/ssl/certs ]; then export NODE_USE_SYSTEM_CA=1; fi
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-$packages/.cache/node}"
exec "$packages/.bin/node" --max-semi-space-size=4 "$@"
