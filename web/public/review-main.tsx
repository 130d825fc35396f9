import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { z } from 'zod/mini';
import { reviewPageData } from '#contract/reviews.ts';
import { ReviewLookup } from './ReviewLookup.tsx';
import { ReviewPage } from './ReviewPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const block = document.getElementById('review-data');

// As a transition React hydrates in slices, between which the phone answers to touches.
startTransition(() => {
  if (!block) {
    createRoot(root).render(<ReviewLookup />);
    return;
  }
  const data = z.nullable(reviewPageData).parse(JSON.parse(block.textContent)) ?? 'invalid';
  // Not hasChildNodes: a comment of the template is no markup to hydrate.
  if (root.firstElementChild) hydrateRoot(root, <ReviewPage data={data} />);
  else createRoot(root).render(<ReviewPage data={data} />);
});
