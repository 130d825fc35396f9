/** Lets the app start offline from the second visit on. */
export function startServiceWorker(): void {
  // The API is missing on plain http, except on localhost.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const start = () =>
    void import('./prepare-for-offline.ts')
      .then(({ prepareForOffline }) => prepareForOffline())
      // Everything but offline use works without it.
      .catch((error) => console.warn('Offline use could not be prepared.', error));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
