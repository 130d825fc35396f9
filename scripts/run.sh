#!/bin/sh
# Runs a program of the service on the project's own Node, with what keeps its memory small: about 107 MB after a start
# instead of 140. glibc gives blocks from 256 KB on, such as the 19 MB of a hashed password, back to the system at once;
# Node collects its young objects after 4 MB instead of 16.
export MALLOC_MMAP_THRESHOLD_=262144
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-node_modules/.cache/node}"
exec node_modules/.bin/node --max-semi-space-size=4 "$@"
