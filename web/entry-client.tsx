import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { getState } from '#web/accounts/auth-store.ts';
import { storeDocumentUser } from '#web/accounts/stored-user.ts';
import { forgetOfflineData } from '#web/layout/forget-offline-data.ts';
import { startServiceWorker } from '#web/layout/service-worker.ts';
import { pageAt } from '#web/pages.tsx';
import { App, loadPage } from '#web/router.tsx';
import { KeepsInput, noteInput, warn } from '#web/ui/before-hydration.tsx';
import { catchEarlyPress } from '#web/ui/early-press.ts';
import { catchInstallOffer } from '#web/ui/install-offer.ts';

// While it is developed, styles are replaced as they change.
if (import.meta.env.DEV) void import('./styles.css');

const root = document.getElementById('root');
// A customer's page, which has started already, loads this file with code of the app.
if (root && root.dataset.started === undefined) {
  catchInstallOffer();
  startServiceWorker();
  // A page stays what it is without scripts in browsers older than those we try.
  const starts = root.dataset.tooOld === undefined && 'hasOwn' in Object;
  if (starts) root.dataset.started = '';
  // The first read of the storage waits for another process, so it has a task of its own. Not awaited: a top-level await would
  // block chunks that import this file.
  inNextTask(() => {
    if (storeDocumentUser()) forgetOfflineData();
    if (starts) inNextTask(() => void start(root));
  });
}

/** Timers wait longer, and browsers slow them down in the background. */
function inNextTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = work;
  port2.postMessage(null);
}

async function start(root: HTMLElement): Promise<void> {
  const { rendered } = root.dataset;
  // A sign-out elsewhere must not change it before this has hydrated.
  const isSignedIn = getState().user !== null;
  const isOfOtherState = rendered !== undefined && (rendered === 'signed-in') !== isSignedIn;
  if (isOfOtherState && isSignedIn) hideContent(root);
  else if (isOfOtherState) root.replaceChildren();

  const repeatPress = catchEarlyPress(root);
  const { isComplete } = await loadPage(pageAt(location.pathname));
  const app = (
    <StrictMode>
      <KeepsInput early={noteInput()}>
        <App />
      </KeepsInput>
    </StrictMode>
  );
  document.getElementById('script-notes')?.remove();
  startTransition(() => {
    if (rendered && !isOfOtherState && isComplete) hydrateRoot(root, app, { onRecoverableError: warn });
    // Replaces what the document has shown until now.
    else createRoot(root).render(app);
  });
  repeatPress();
}

/** Its height stays, so that the browser can restore the scroll position. */
function hideContent(root: HTMLElement): void {
  for (const child of root.children) if (child instanceof HTMLElement) child.style.visibility = 'hidden';
}
