import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lookUpUser, submitReview } from '#contract/reviews.ts';
import { lookUpWorkplace } from '#contract/workplaces.ts';
import {
  allRequests,
  answer,
  disconnect,
  hold,
  refuse,
  requestsTo,
  respond,
} from '#tests/components/fake-api.ts';
import { addKeys, formKeys, reviewPageData } from '#tests/components/fixtures.ts';
import { ReviewPage } from '#web/public/ReviewPage.tsx';

const data = reviewPageData();
const jo = { id: 7, fullName: 'Jo March', acceptingReviews: true };
const closed = { ...jo, acceptingReviews: false };
const words = () => screen.getByLabelText('Your review');
const untilRead = (count = 1) => waitFor(() => expect(requestsTo(lookUpUser)).toHaveLength(count));

beforeEach(() => addKeys());
beforeEach(() => {
  // Missing in jsdom.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  answer(lookUpUser, jo);
  answer(lookUpWorkplace, { id: 31, name: 'Blue Door', location: null });
});

describe('Once idle, the review page looks up', () => {
  test('the professional and the workplace, with credentials and low priority, and changes nothing', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const { container } = render(<ReviewPage data={data} />);
    const before = container.innerHTML;
    expect(allRequests()).toEqual([]);
    await untilRead();
    await waitFor(() => expect(requestsTo(lookUpWorkplace)).toMatchObject([{ params: { id: '31' } }]));
    expect(requestsTo(lookUpUser)).toMatchObject([{ params: { id: '7' } }]);
    for (const [, init] of fetched.mock.calls)
      expect(init).toEqual({ credentials: 'include', priority: 'low' });
    await settle();
    expect(container.innerHTML).toBe(before);
  });

  test('a new name of the professional and the workplace', async () => {
    answer(lookUpUser, { ...jo, fullName: ' Ines  Prado' });
    answer(lookUpWorkplace, { id: 31, name: 'Red Door', location: 'Porto' });
    render(<ReviewPage data={data} />);
    expect(await screen.findByText('How did Ines do?')).toBeVisible();
    expect(await screen.findByText('Red Door - Porto')).toBeVisible();
    expect(document.title).toContain('Ines');
  });
});

test('A link to an account that the document did not know opens once a lookup finds it', async () => {
  answer(lookUpWorkplace, { id: 31, name: 'Blue Door', location: null });
  answer(submitReview, { message: 'Thank you' });
  const unknown = {
    ...{ userId: 7, firstName: '', initial: '', acceptingReviews: true, isGone: true },
    workplace: { id: 31, name: '', location: null },
  };
  for (const field of document.querySelectorAll('input')) field.defaultValue = '';
  render(<ReviewPage data={unknown} />);
  expect(screen.getByRole('heading', { name: 'Invalid Review Link' })).toBeVisible();
  expect(await screen.findByText('How did Jo do?')).toBeVisible();
  expect(await screen.findByText('Blue Door')).toBeVisible();
  await writeAndSubmit();
  expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
  const [{ headers, body } = { headers: new Headers(), body: null }] = requestsTo(submitReview);
  expect(headers.get('idempotency-key')).toMatch(/^\w{32}$/);
  expect(body).toMatchObject({ userId: 7, workplaceId: 31, customerName: 'Ida' });
});

describe('What was typed is kept where', () => {
  test.for([
    { state: 'the account is gone', heading: 'Invalid Review Link', lookUp: () => refuse(lookUpUser, 404) },
    {
      state: 'no more reviews are taken',
      heading: "Jo can't take more reviews right now",
      lookUp: () => answer(lookUpUser, closed),
    },
  ])('$state, which the page says instead of its form', async ({ heading, lookUp }) => {
    lookUp();
    const release = hold(lookUpUser);
    render(<ReviewPage data={data} />);
    await userEvent.type(words(), 'Kind and quick.');
    await untilRead();
    release();
    expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
    expect(screen.queryByLabelText('Your review')).not.toBeInTheDocument();
    expect(screen.getByText('What you wrote is saved on this phone:')).toBeVisible();
    expect(screen.getByText('Kind and quick.')).toBeVisible();
    expect(JSON.stringify(sessionStorage)).toContain('Kind and quick.');
  });

  test('the page opens again, and shows it in the form', async () => {
    sessionStorage.setItem('review:7/31', JSON.stringify(draft));
    answer(lookUpUser, closed);
    render(<ReviewPage data={{ ...data, acceptingReviews: false }} />);
    expect(await screen.findByText('Kind and quick.')).toBeVisible();
    answer(lookUpUser, jo);
    await goOn(() => fireEvent(window, new Event('pageshow')));
    await waitFor(() => expect(words()).toHaveValue('Kind and quick.'));
  });
});

test.for([
  { failure: '500', fail: () => refuse(lookUpUser, 500, 'Sorry') },
  { failure: 'no network', fail: () => disconnect(lookUpUser) },
  { failure: 'nonsense', fail: () => respond(lookUpUser, () => new Response('<html>')) },
  ...[null, { fullName: ' ', acceptingReviews: 0 }].map((body) => ({
    failure: JSON.stringify(body),
    fail: () => respond(lookUpUser, () => Response.json(body)),
  })),
])('A lookup that gets $failure leaves the page as it is', async ({ fail }) => {
  fail();
  refuse(lookUpWorkplace, 404, 'Workplace not found');
  const { container } = render(<ReviewPage data={data} />);
  const before = container.innerHTML;
  await untilRead();
  await waitFor(() => expect(requestsTo(lookUpWorkplace)).toHaveLength(1));
  await settle();
  expect(container.innerHTML).toBe(before);
});

describe('The professional is looked up again', () => {
  test.for([
    { cause: 'the page is shown again', act: () => fireEvent(window, new Event('pageshow')) },
    { cause: 'its tab is', act: () => fireEvent(document, new Event('visibilitychange')) },
    { cause: 'the customer goes on writing', act: () => words().focus() },
    {
      cause: 'the customer picks stars',
      act: () => fireEvent.click(screen.getAllByRole('radio', { checked: false })[0] as Element),
    },
  ])('when $cause, if the last answer is older than ten seconds', async ({ act: cause }) => {
    render(<ReviewPage data={data} />);
    await untilRead();
    cause();
    words().blur();
    answer(lookUpUser, closed);
    await goOn(cause);
    expect(await screen.findByText("Jo can't take more reviews right now")).toBeVisible();
    expect(requestsTo(lookUpUser)).toHaveLength(2);
  });

  test('not while its tab is hidden', async () => {
    render(<ReviewPage data={data} />);
    await untilRead();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await goOn(() => fireEvent(document, new Event('visibilitychange')));
    await settle();
    expect(requestsTo(lookUpUser)).toHaveLength(1);
  });
});

describe('A review that was sent shows its outcome', () => {
  test('even if a lookup is answered meanwhile, and there are no more lookups', async () => {
    answer(lookUpUser, closed);
    const releaseLookup = hold(lookUpUser);
    answer(submitReview, { message: 'Thank you' });
    const releaseReview = hold(submitReview);
    render(<ReviewPage data={data} />);
    await untilRead();
    await writeAndSubmit();
    releaseLookup();
    await settle();
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await goOn(() => fireEvent(window, new Event('pageshow')));
    releaseReview();
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    await goOn(() => fireEvent(window, new Event('pageshow')));
    await settle();
    expect(requestsTo(lookUpUser)).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  });

  test('also if it was refused or waits', async () => {
    refuse(submitReview, 403, 'Review limit reached');
    render(<ReviewPage data={data} />);
    await untilRead();
    await writeAndSubmit();
    expect(await screen.findByRole('alert')).toHaveTextContent("Jo can't take more reviews right now.");
    answer(lookUpUser, closed);
    await goOn(() => fireEvent(window, new Event('pageshow')));
    await settle();
    expect(words()).toHaveValue('Kind and quick.');
  });
});

describe('The link after the thank-you', () => {
  const tip = { kind: 'tip', url: 'https://tips.example/jo' } as const;

  test.for(['1 star', '5 stars'])('is shown with its host: %s', async (stars) => {
    answer(lookUpUser, { ...jo, thanksLink: tip });
    answer(submitReview, { message: 'Thank you' });
    render(<ReviewPage data={data} />);
    await untilRead();
    await settle();
    expect(document.body.innerHTML).not.toContain('tips.example');
    expect(sessionStorage).toHaveLength(0);
    await writeAndSubmit(stars);
    const link = await screen.findByRole('link', { name: 'Tip Jo' });
    expect(link).toHaveAccessibleDescription('tips.example');
    expect(Object.fromEntries([...link.attributes].map(({ name, value }) => [name, value]))).toMatchObject({
      href: 'https://tips.example/jo',
      target: '_blank',
      rel: 'noopener nofollow ugc',
    });
    expect(screen.getByText('tips.example')).toBeVisible();
  });

  test('is shown even if its lookup is answered after the review was sent', async () => {
    answer(lookUpUser, { ...jo, thanksLink: tip });
    const release = hold(lookUpUser);
    answer(submitReview, { message: 'Thank you' });
    render(<ReviewPage data={data} />);
    await untilRead();
    await writeAndSubmit();
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    release();
    expect(await screen.findByRole('link', { name: 'Tip Jo' })).toBeVisible();
  });

  test('to call shows its number, and opens no tab', async () => {
    answer(lookUpUser, { ...jo, thanksLink: { kind: 'call', url: 'tel:+351912345678' } });
    answer(submitReview, { message: 'Thank you' });
    render(<ReviewPage data={data} />);
    await untilRead();
    await writeAndSubmit();
    const link = await screen.findByRole('link', { name: 'Call Jo' });
    expect(link).toHaveAccessibleDescription('+351912345678');
    expect(link).not.toHaveAttribute('target');
  });

  test.for([
    null,
    'https://tips.example',
    { kind: 'tip' },
    { kind: 'tip', url: 'javascript:alert(1)' },
    { kind: 'tip', url: 'http://tips.example/' },
    { kind: 'tip', url: 'https://paypal.com@evil.example/' },
    { kind: 'tip', url: 'https://evil.example:8443/' },
    { kind: 'tip', url: 'tel:+351912345678' },
    { kind: 'call', url: 'https://tips.example/' },
    { kind: 'call', url: 'tel:*21*351912345678#' },
    { kind: 'toString', url: 'https://tips.example/' },
    { kind: 'later', url: 'https://tips.example/' },
  ])('is not shown if it is not what this page knows: %o', async (thanksLink) => {
    respond(lookUpUser, () => Response.json({ ...jo, thanksLink }));
    answer(submitReview, { message: 'Thank you' });
    render(<ReviewPage data={data} />);
    await untilRead();
    await writeAndSubmit();
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('is not shown if the lookup failed, and the thank-you is', async () => {
    refuse(lookUpUser, 503);
    answer(submitReview, { message: 'Thank you' });
    render(<ReviewPage data={data} />);
    await untilRead();
    await writeAndSubmit();
    expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('A question of the professional’s own replaces the placeholder, and a lookup changes it', async () => {
  const { unmount } = render(<ReviewPage data={{ ...data, question: 'How was the tea?' }} />);
  expect(words()).toHaveAttribute('placeholder', 'How was the tea?');
  expect(screen.getByLabelText(/^Location/)).toHaveAttribute('placeholder', 'Where you are from');
  await untilRead();
  await settle();
  // A server that doesn't know questions leaves it.
  expect(words()).toHaveAttribute('placeholder', 'How was the tea?');
  unmount();
  answer(lookUpUser, { ...jo, question: 'And the cake?' });
  render(<ReviewPage data={data} />);
  await waitFor(() => expect(words()).toHaveAttribute('placeholder', 'And the cake?'));
  answer(lookUpUser, { ...jo, question: null });
  await goOn(() => fireEvent(window, new Event('pageshow')));
  await waitFor(() =>
    expect(words()).toHaveAttribute('placeholder', 'What will you remember? A sentence is plenty.'),
  );
});

const draft = {
  ...{ rating: 4, comment: 'Kind and quick.', customerName: 'Ida', customerLocation: '' },
  ...{ key: formKeys.idempotencyKey, reviewLinkSecret: formKeys.reviewLinkSecret },
};

async function writeAndSubmit(stars = '4 stars'): Promise<void> {
  await userEvent.click(screen.getByLabelText(stars));
  await userEvent.type(words(), 'Kind and quick.');
  await userEvent.type(screen.getByLabelText('Your name'), 'Ida');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
}

/** Eleven seconds later. */
async function goOn(cause: () => void): Promise<void> {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 11_000);
  await act(async () => cause());
}

/** Answers that have come are shown. */
function settle(): Promise<void> {
  return act(() => new Promise<void>((done) => setTimeout(done, 20)));
}
