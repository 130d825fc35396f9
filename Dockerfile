# Three steps: what the service needs at run time, what the browser gets, and an image with both and nothing else.
# Node and npm of this image only install; what runs is the Node of package-lock.json, which is the same version.
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The package holds Node twice, under two names, beside headers and manuals.
RUN npm ci --omit=dev --workspaces=false --no-audit --no-fund && rm -r node_modules/node/node_modules

FROM node:24.21.0-bookworm-slim AS pages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --workspaces=false --no-audit --no-fund
COPY contract contract
COPY web web
COPY scripts scripts
COPY vite.config.ts tsconfig.json ./
RUN node_modules/.bin/node scripts/build.ts

FROM debian:bookworm-slim
LABEL org.opencontainers.image.title="Goodword" \
      org.opencontainers.image.description="A good word for you, that you keep: service professionals collect their own customer reviews." \
      org.opencontainers.image.licenses="MIT"
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin goodword \
 && install --directory --owner=goodword --group=goodword --mode=700 /data /compiled
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE goodword ./
# Installed and built.
RUN echo '{ "commit": "" }' > release.json
COPY contract contract
COPY server server
COPY scripts scripts
COPY --from=pages /app/dist dist

ENV PATH=/app/node_modules/.bin:$PATH \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/compiled
USER 10001:10001
# Node finds compiled code only of the same user and the same options; the root may be read-only from here on.
RUN ["scripts/run.sh", "scripts/warm-up.ts"]

VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Other commands: `docker run … goodword backup /data/backup.db`.
ENTRYPOINT ["./goodword"]
CMD ["start"]
