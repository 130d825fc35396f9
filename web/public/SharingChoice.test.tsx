import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { allowSharing, type ReviewByLink } from '#contract/review-links.ts';
import { answer, disconnect, hold, requestsTo } from '#tests/components/fake-api.ts';
import { SharingChoice } from '#web/public/SharingChoice.tsx';

const question = { name: 'May Jo show this to a future employer?' };
const choice = (name: 'Yes' | 'No') => screen.getByRole('radio', { name });
const sent = () => requestsTo(allowSharing).map(({ body }) => (body as { allowed: boolean }).allowed);

beforeEach(() => answer(allowSharing, {} as ReviewByLink));

test('One tap saves the answer, and it can be changed', async () => {
  render(<SharingChoice reviewLink="key.secret" firstName="Jo" />);
  expect(screen.getByRole('group', question)).toBeVisible();
  expect([choice('Yes'), choice('No')].filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  await userEvent.click(choice('Yes'));
  expect(await screen.findByText('Saved')).toHaveRole('status');
  await userEvent.click(choice('No'));
  await waitFor(() => expect(sent()).toEqual([true, false]));
  expect(requestsTo(allowSharing)[0]?.headers.get('review-link')).toBe('key.secret');
  expect(choice('No')).toBeChecked();
});

test('Each of several quick taps is sent at once, and the last one again', async () => {
  const release = hold(allowSharing);
  render(<SharingChoice reviewLink="key.secret" firstName="Jo" />);
  for (const name of ['Yes', 'No', 'Yes', 'No'] as const) await userEvent.click(choice(name));
  expect(sent()).toEqual([true, false, true, false]);
  release();
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent()).toEqual([true, false, true, false, false]);
  expect(choice('No')).toBeChecked();
});

test('An answer that could not be saved says so and goes back to the one that was', async () => {
  render(<SharingChoice reviewLink="key.secret" firstName="Jo" answer={false} />);
  disconnect(allowSharing);
  await userEvent.click(choice('Yes'));
  expect(await screen.findByText("That wasn't saved. Please try again.")).toHaveRole('status');
  expect(choice('No')).toBeChecked();
});
