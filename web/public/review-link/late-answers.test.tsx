import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { allowSharing, editReview, getReviewByLink, withdrawReview } from '#contract/review-links.ts';
import { answer, hold } from '#tests/components/fake-api.ts';
import { ownReview } from '#tests/components/fixtures.ts';
import { ReviewLinkPage } from '#web/public/review-link/ReviewLinkPage.tsx';

const at = '2026-03-01T12:00:00.000Z';
const review = ownReview({ comment: 'Old words' });

test('A late answer about showing the review brings no old words back', async () => {
  const release = await openAndSayYes();
  answer(editReview, { ...review, comment: 'New words', editedAt: at });
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('New words')).toBeVisible();
  release();
  await settle();
  expect(screen.getByText('New words')).toBeVisible();
});

test('A late answer about showing the review brings no withdrawn review back', async () => {
  const release = await openAndSayYes();
  answer(withdrawReview, undefined);
  // The dialog is a native one, which only browsers open.
  const [, confirm] = screen.getAllByRole('button', { name: 'Take it back', hidden: true });
  fireEvent.click(confirm as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'Review taken back' })).toBeVisible();
  release();
  await settle();
  expect(screen.getByRole('heading', { name: 'Review taken back' })).toBeVisible();
});

/** @returns what lets the server answer. */
async function openAndSayYes(): Promise<() => void> {
  history.replaceState(null, '', `/my-review#key.${'s'.repeat(22)}`);
  answer(getReviewByLink, review);
  answer(allowSharing, { ...review, sharingAllowed: true });
  const release = hold(allowSharing);
  render(<ReviewLinkPage />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
  return release;
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50));
}
