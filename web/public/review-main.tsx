import './review.css';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '#contract/languages/languages.ts';
import { createTranslator, type Texts } from '#contract/languages/translator.ts';
import type { ReviewPageData } from '#contract/reviews.ts';
import { setTranslator } from '#web/language.ts';
import { catchInstallOffer } from '#web/ui/install-offer.ts';
import { ReviewPage } from './ReviewPage.tsx';
import { prepareForFailure } from './render-failure.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const fail = prepareForFailure(root);
// Not awaited: a top-level await would block chunks that import this file.
start(root).catch(fail);

async function start(root: HTMLElement): Promise<void> {
  catchInstallOffer();
  const dictionary = document.querySelector<HTMLLinkElement>('#dictionary');
  if (dictionary) {
    const { texts }: { texts: Texts } = await import(/* @vite-ignore */ dictionary.href);
    setTranslator(createTranslator(document.documentElement.lang as Language, texts));
  }
  show(root, await findPage());
}

async function findPage(): Promise<{ page: ReactNode; isRendered: boolean }> {
  if (location.pathname.startsWith('/my-review')) {
    const { ReviewLinkPage } = await import('./review-link/ReviewLinkPage.tsx');
    return { page: <ReviewLinkPage />, isRendered: false };
  }
  const block = document.getElementById('review-data')?.textContent;
  if (!block) throw new Error('The page has no data');
  // The same server's and the same build's.
  const data: ReviewPageData | null = JSON.parse(block);
  return { page: <ReviewPage data={data ?? 'invalid'} />, isRendered: true };
}

function show(root: HTMLElement, { page, isRendered }: Awaited<ReturnType<typeof findPage>>): void {
  // Not hasChildNodes, which also counts comments.
  if (isRendered && root.firstElementChild) {
    // As a transition React hydrates in slices, so the page stays responsive.
    startTransition(() => void hydrateRoot(root, page, { onUncaughtError: fail }));
  } else createRoot(root, { onUncaughtError: fail }).render(page);
}
