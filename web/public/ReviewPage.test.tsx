import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { lookUpUser, reviewForm, submitReview } from '#contract/reviews.ts';
import { lookUpWorkplace } from '#contract/workplaces.ts';
import { answer, disconnect, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { addKeys, reviewPageData } from '#tests/components/fixtures.ts';
import { ReviewPage } from '#web/public/ReviewPage.tsx';

const data = reviewPageData();
beforeEach(() => addKeys());
beforeEach(() => {
  answer(lookUpUser, { id: 7, fullName: 'Jo March', acceptingReviews: true });
  answer(lookUpWorkplace, { id: 31, name: 'Blue Door', location: null });
});

const notices = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const submit = () => screen.getByRole('button', { name: /^(Submit Review|Sending...|Send now)$/ });

test('Missing fields say so, and the first takes the focus', async () => {
  render(<ReviewPage data={data} />);
  await userEvent.click(submit());
  const messages = reviewForm.safeParse({}).error?.issues.map(({ message }) => message) ?? [];
  expect(messages).toHaveLength(3);
  for (const message of messages) expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  expect(screen.getByLabelText('Your review')).toHaveAccessibleDescription(/Please provide a review comment/);
});

describe('A failure shows a toast Error, and the form keeps what was typed:', () => {
  test.for([
    { said: 'the server’s message', status: 429, message: 'Words of the server' },
    { said: 'Failed to submit review without one', status: 500, message: undefined },
  ])('$said', async ({ status, message }) => {
    refuse(submitReview, status, message);
    await openAndWrite();
    await userEvent.click(submit());
    await waitFor(() => expect(notices()).toHaveTextContent(`Error ${message ?? 'Failed to submit review'}`));
    expect(screen.getByLabelText('Your review')).toHaveValue('Kind and quick.');
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  });

  test('a refusal also above the fields, and no 422 but a used key is thanked for', async () => {
    refuse(submitReview, 422, 'Words of the server');
    await openAndWrite();
    await userEvent.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Words of the server');
    expect(alert.compareDocumentPosition(screen.getByLabelText('Your review'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.queryByRole('heading', { name: 'Thank You' })).not.toBeInTheDocument();
  });

  test('Failed to submit review without a connection, if this phone could not keep the review', async () => {
    disconnect(submitReview);
    await openAndWrite();
    await userEvent.click(submit());
    await waitFor(() => expect(notices()).toHaveTextContent('Error Failed to submit review'));
    expect(screen.getByRole('alert')).toHaveTextContent('Not sent yet');
  });
});

test.for([
  { name: 'no body', body: '' },
  { name: 'a body that is no JSON', body: 'Created' },
])('A 201 with $name is a success: the review is sent once, and shown as a letter', async ({ body }) => {
  respond(submitReview, () => new Response(body, { status: 201 }));
  await openAndWrite();
  await userEvent.click(submit());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Thank You' })).toHaveFocus());
  expect(notices()).toHaveTextContent('Review submitted! Thank you! Your review has been sent to Jo.');
  const letter = screen.getByRole('article', { name: 'Ida' });
  expect(letter).toHaveTextContent('Kind and quick.');
  expect(within(letter).getByRole('img', { name: 'You gave 4 out of 5 stars' })).toBeVisible();
  expect(requestsTo(submitReview).map((request) => request.body)).toEqual([
    {
      rating: 4,
      comment: 'Kind and quick.',
      customerName: 'Ida',
      customerLocation: null,
      userId: 7,
      workplaceId: 31,
    },
  ]);
});

test('A hidden field that the browser filled in is not sent', async () => {
  answer(submitReview, { message: 'Thank you' });
  await openAndWrite();
  for (const field of document.querySelectorAll<HTMLInputElement>('input[hidden]'))
    field.value = 'ida.example';
  await userEvent.click(submit());
  await screen.findByRole('heading', { name: 'Thank You' });
  expect(JSON.stringify(requestsTo(submitReview))).not.toContain('ida.example');
});

test('Where other words were stored earlier, the thank-you shows no letter', async () => {
  refuse(submitReview, ...refusals.idempotencyKeyReused);
  await openAndWrite();
  await userEvent.click(submit());
  await screen.findByText("Jo already has your first version. Your later changes weren't sent.");
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('While a review waits, the button reads Send now and sends it', async () => {
  disconnect(submitReview);
  await openAndWrite();
  await userEvent.click(submit());
  const sendNow = await screen.findByRole('button', { name: 'Send now' });
  answer(submitReview, { message: 'Thank you' });
  await userEvent.click(sendNow);
  expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
});

test.for([
  { state: 'first where the browser has no language of the page', spoken: ['fi'], isFirst: true },
  { state: 'last where it has', spoken: ['fi', 'en-GB'], isFirst: false },
])('The language switch comes $state', ({ spoken, isFirst }) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(spoken);
  render(<ReviewPage data={data} />);
  const order = screen.getByText('Language').compareDocumentPosition(screen.getByRole('main'));
  expect(order).toBe(isFirst ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING);
});

describe('Toasts of the review page', () => {
  test('close after 5000 ms', async () => {
    await showToast();
    await act(() => vi.advanceTimersByTimeAsync(4_999));
    expect(notices()).not.toBeEmptyDOMElement();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(notices()).toBeEmptyDOMElement();
  });

  test('have a Close button, and F8 focuses their area', async () => {
    await showToast();
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(notices()).toHaveFocus();
    const close = within(notices()).getByRole('button', { name: 'Close' });
    close.focus();
    await act(async () => fireEvent.click(close));
    expect(notices()).toHaveFocus();
    expect(notices()).toBeEmptyDOMElement();
  });

  /** Uses fake timers from here on. */
  async function showToast(): Promise<void> {
    answer(submitReview, { message: 'Thank you' });
    await openAndWrite();
    vi.useFakeTimers();
    fireEvent.click(submit());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(notices()).not.toBeEmptyDOMElement();
  }
});

async function openAndWrite(): Promise<void> {
  render(<ReviewPage data={data} />);
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByLabelText('Your review'), 'Kind and quick.');
  await userEvent.type(screen.getByLabelText('Your name'), 'Ida');
}
