import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { ReviewPageData } from '#contract/reviews.ts';
import { loadDictionary } from '#web/dictionary.ts';
import { KeepsInput, noteInput, warn } from '#web/ui/before-hydration.tsx';
import { catchInstallOffer } from '#web/ui/install-offer.ts';
import { keepDraft, linkOf, openDraft, readDraft } from './draft.ts';
import { ReviewPage } from './ReviewPage.tsx';

if (import.meta.env.DEV) void import('./review.css');

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const fail = prepareForFailure(root);
// The form stays what it is without scripts in browsers older than those we try. Not awaited: a top-level await would block
// chunks that import this file.
if ('hasOwn' in Object) start(root).catch(fail);

async function start(root: HTMLElement): Promise<void> {
  root.dataset.started = '';
  const data = location.pathname.startsWith('/my-review') ? null : readData();
  if (data) keepDraft(root, linkOf(data));
  catchInstallOffer();
  await loadDictionary();
  if (data) show(root, <ReviewPage data={data} />);
  else {
    const { ReviewLinkPage } = await import('./review-link/ReviewLinkPage.tsx');
    createRoot(root, { onUncaughtError: fail }).render(<ReviewLinkPage />);
  }
}

function readData(): ReviewPageData {
  const block = document.getElementById('review-data')?.textContent;
  if (!block) throw new Error('The page has no data');
  return JSON.parse(block);
}

function show(root: HTMLElement, page: ReactNode): void {
  const options = { onUncaughtError: fail, onRecoverableError: warn };
  const content = <KeepsInput early={noteInput()}>{page}</KeepsInput>;
  // React hydrates in slices in a transition, so the page stays responsive. Not hasChildNodes, which also counts comments.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, content, options));
  else createRoot(root, options).render(content);
}

/**
 * Call this before the script takes over the page that the server has rendered. It returns what shows the sentence and a
 * form that works without scripts, since React leaves nothing of a page that throws.
 */
function prepareForFailure(root: HTMLElement): (error: unknown) => void {
  const plain = root.cloneNode(true) as HTMLElement;
  let form = root.querySelector('form');
  root.addEventListener('input', ({ target }) => {
    form = (target as HTMLInputElement).form ?? form;
  });

  return (error) => {
    console.error(error);
    const sentence = document.getElementById('failure');
    if (sentence) sentence.hidden = false;
    const isIntact = root.querySelector('form') !== null;
    // Otherwise there is only a placeholder.
    if (!isIntact && plain.querySelector('h1')) root.replaceChildren(...plain.childNodes);
    const plainForm = root.querySelector('form');
    if (!isIntact && form && plainForm) {
      // The reset puts back the keys, too.
      const draft = readDraft(form);
      plainForm.reset();
      openDraft(plainForm, draft);
    }
    scrollTo(0, 0);
  };
}
