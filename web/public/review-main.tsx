import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { z } from 'zod/mini';
import { language } from '#contract/languages/languages.ts';
import { createSpeech } from '#contract/languages/say.ts';
import type { Texts } from '#contract/languages/sentences.ts';
import { reviewPageData } from '#contract/reviews.ts';
import { speakAs } from './language.ts';
import { ReviewLookup } from './ReviewLookup.tsx';
import { ReviewPage } from './ReviewPage.tsx';

// Not awaited here: a file that waits cannot share what it has with those that it then loads.
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // The head names the one dictionary that this page needs; English needs none.
  const dictionary = document.querySelector<HTMLLinkElement>('#dictionary');
  if (dictionary) {
    // Should it be lost on the way, the form stays as it came, and posts itself.
    const { texts }: { texts: Texts } = await import(/* @vite-ignore */ dictionary.href);
    speakAs(createSpeech(language.parse(document.documentElement.lang), texts));
  }
  if (location.pathname.startsWith('/my-review')) {
    const { MyReviewPage } = await import('./kept/MyReviewPage.tsx');
    createRoot(root).render(<MyReviewPage />);
    return;
  }
  // As a transition React hydrates in slices, between which the phone answers to touches.
  startTransition(() => showReviewPage(root));
}

function showReviewPage(root: HTMLElement): void {
  const block = document.getElementById('review-data');
  if (!block) {
    createRoot(root).render(<ReviewLookup />);
    return;
  }
  const data = z.nullable(reviewPageData).parse(JSON.parse(block.textContent)) ?? 'invalid';
  // Not hasChildNodes: a comment of the template is no markup to hydrate.
  if (root.firstElementChild) hydrateRoot(root, <ReviewPage data={data} />);
  else createRoot(root).render(<ReviewPage data={data} />);
}
