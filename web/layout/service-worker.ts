import { IMAGE_CACHE } from './cache-names.ts';

/** Lets the app start offline from the second visit on. */
export function startServiceWorker(): void {
  // The API is missing on plain http, except on localhost.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const prepare = async () => {
    const { prepareForOffline } = await import('./prepare-for-offline.ts');
    await prepareForOffline();
  };
  // Everything but offline use works without it.
  const start = () => void prepare().catch((error) => console.warn('Not prepared for offline use.', error));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** They contain people's names. */
export async function deleteCachedImages(): Promise<void> {
  if ('caches' in window)
    await caches.delete(IMAGE_CACHE).catch((error) => console.warn('Pictures were not deleted.', error));
}
