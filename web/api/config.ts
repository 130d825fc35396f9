import { z } from 'zod/mini';

const pageConfig = z.object({ appUrl: z.string(), qrServiceUrl: z.string(), avatarServiceUrl: z.string() });

type PageConfig = z.infer<typeof pageConfig>;

/** Set by the server in the page. */
export let config: PageConfig = readConfig();

/** The server calls this right before each synchronous render. */
export function setConfig(next: PageConfig): void {
  config = next;
}

export function reviewUrl(userId: number, workplaceId?: number | null): string {
  const path = workplaceId ? `${userId}/${workplaceId}` : `${userId}`;
  return `${config.appUrl}/review/${path}`;
}

export function qrImageUrl(data: string): string {
  return withQuery(config.qrServiceUrl, { size: '250x250', format: 'svg', data });
}

export function avatarImageUrl(name: string): string {
  return withQuery(config.avatarServiceUrl, { name });
}

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}

function readConfig(): PageConfig {
  const block = typeof document === 'undefined' ? null : document.getElementById('config')?.textContent;
  if (block) return pageConfig.parse(JSON.parse(block));
  // Tests of components have no document of the server.
  const appUrl = typeof location === 'undefined' ? '' : location.origin;
  return { appUrl, qrServiceUrl: '/qr', avatarServiceUrl: '/avatar' };
}
