import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { startServiceWorker } from '#web/layout/service-worker.ts';
import { pageAt } from '#web/pages.tsx';
import { App, loadPage } from '#web/router.tsx';
import { catchInstallOffer } from '#web/ui/install-offer.ts';

catchInstallOffer();
startServiceWorker();

const root = document.getElementById('root');
if (root) await start(root);

async function start(root: HTMLElement): Promise<void> {
  // Prerendered pages show the signed-out state.
  const isPrerendered = root.dataset.prerendered !== undefined;
  const hydrates = isPrerendered && root.firstElementChild !== null && readStoredUser() === null;
  if (isPrerendered && !hydrates) root.replaceChildren();

  await loadPage(pageAt(location.pathname));
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  document.getElementById('script-notes')?.remove();
  startTransition(() => {
    if (hydrates) hydrateRoot(root, app);
    else {
      root.replaceChildren();
      createRoot(root).render(app);
    }
  });
}
