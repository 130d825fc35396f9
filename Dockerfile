# The image of an unpacked release: every archive is one, and `npm run release` leaves one in release/. A checkout is not.
FROM node:24.22.3-bookworm-slim AS release
LABEL org.opencontainers.image.title="Goodword" \
      org.opencontainers.image.description="Praise you get to keep: service professionals collect their own customer reviews." \
      org.opencontainers.image.licenses="MIT"
WORKDIR /app
# The archive's own Node.js is for one kind of machine; see .dockerignore.
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin goodword \
 && install --directory --owner=goodword --group=goodword --mode=700 /data /backup /compiled \
 && mkdir --parents node_modules/.bin && ln -s /usr/local/bin/node node_modules/.bin/node
# A checkout has no release.json, so this fails there.
COPY release.json ./
COPY . .
ENV HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/compiled
USER 10001:10001
# Node finds compiled code only of the same user and the same options; the root may be read-only from here on.
RUN ["scripts/run.sh", "scripts/warm-up.ts"]
STOPSIGNAL SIGTERM
# Other commands: `docker run … goodword backup --to /backup`.
ENTRYPOINT ["./goodword"]

# For backups of PostgreSQL: the same commands, and a pg_dump as new as the server. See compose.postgres.yaml.
FROM postgres:17.11-bookworm AS backup-of-postgres
COPY --from=release /usr/local/bin/node /usr/local/bin/node
COPY --from=release --chown=10001:10001 /backup /backup
COPY --from=release --chown=10001:10001 /data /data
COPY --from=release /app /app
WORKDIR /app
ENV DATA_DIR=/data \
    NODE_COMPILE_CACHE=/tmp/compiled
USER 10001:10001
STOPSIGNAL SIGTERM
ENTRYPOINT ["./goodword"]

FROM release AS service
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["start"]
