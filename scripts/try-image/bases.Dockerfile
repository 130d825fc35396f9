# Stand-ins for the images that a machine without a registry can't pull: Debian with what npm run try-image needs of them.
FROM debian-with-programs AS node
# The real one has no PostgreSQL.
RUN rm /usr/bin/pg_*
COPY node /usr/local/bin/node

FROM debian-with-programs AS postgres
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
COPY postgres.sh /
ENTRYPOINT ["/postgres.sh"]

FROM debian-with-programs AS caddy
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
