import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/system/config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites may post to it, because they would need the secret in its URL. */
    allowsCrossSite?: boolean;
  }
}

export function isCrossSite({ method, headers, routeOptions }: FastifyRequest, config: Config): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  if (routeOptions.config.allowsCrossSite) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';

  const { origin, host, cookie } = headers;
  if (origin === undefined) return config.isHttps && cookie !== undefined;
  return !(
    URL.canParse(origin) &&
    (origin === new URL(config.appUrl).origin || new URL(origin).host === host)
  );
}
