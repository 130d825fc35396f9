import { z } from 'zod/mini';
import * as images from '#contract/images.ts';

const pageConfig = z.object({ appUrl: z.string(), qrServiceUrl: z.string(), avatarServiceUrl: z.string() });

/** Set by the server in the page; the dev server sets none, so it falls back to the page's origin. */
export const config = readConfig();

export function reviewUrl(userId: number, workplaceId?: number | null): string {
  const path = workplaceId ? `${userId}/${workplaceId}` : `${userId}`;
  return `${config.appUrl}/review/${path}`;
}

export function qrImageUrl(data: string): string {
  return images.qrImageUrl(config.qrServiceUrl, data);
}

export function avatarImageUrl(name: string): string {
  return images.avatarImageUrl(config.avatarServiceUrl, name);
}

function readConfig(): z.infer<typeof pageConfig> {
  if (typeof document === 'undefined')
    return { appUrl: '', qrServiceUrl: '/qr', avatarServiceUrl: '/avatar' };
  const block = document.getElementById('config')?.textContent;
  if (block) return pageConfig.parse(JSON.parse(block));
  return { appUrl: location.origin, qrServiceUrl: '/qr', avatarServiceUrl: '/avatar' };
}
