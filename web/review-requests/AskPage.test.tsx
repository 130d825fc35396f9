import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { refusals } from '#contract/errors.ts';
import {
  createReviewRequest,
  listReviewRequests,
  markReminded,
  type ReviewRequest,
  removeReviewRequest,
} from '#contract/review-requests.ts';
import { listWorkplaces } from '#contract/workplaces.ts';
import { isReadByNative } from '#locales/catalogue.ts';
import { answer, disconnect, hold, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { answerPlan } from '#tests/components/plans.ts';
import { expectToast, renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const DAY_MS = 86_400_000;
const url = `${location.origin}/r/ABCDEFGHJK`;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

function request(overrides: Partial<ReviewRequest> = {}): ReviewRequest {
  return {
    ...{ id: 7, name: 'Sara', url, language: 'en', state: 'notOpened' },
    ...{ createdAt: daysAgo(0), remindedAt: null, ...overrides },
  } as ReviewRequest;
}

const nameField = () => screen.findByLabelText('First name');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const press = (user: UserEvent, channel: string) => user.click(screen.getByRole('button', { name: channel }));
/** The texts that WhatsApp was opened with. */
const sent = () =>
  vi.mocked(window.open).mock.calls.map(([to]) => {
    expect(String(to)).toMatch('https://wa.me/?text=');
    return new URL(String(to)).searchParams.get('text');
  });

beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  signIn();
  answer(createReviewRequest, request());
});

test('The first press makes one request, even on a double press, and opens the app with the name and the link', async () => {
  answer(listWorkplaces, [{ id: 31, name: 'Blue Door', location: 'Lisbon' }]);
  const user = await renderPage(`${paths.ask}?workplace=31`);
  await waitFor(() => expect(screen.getByLabelText('Workplace')).toHaveDisplayValue('Blue Door - Lisbon'));
  expect(message().value).toMatch(/^Hi …,.*: your link$/);
  await user.type(await nameField(), ' Sara ');
  const release = hold(createReviewRequest);
  await user.dblClick(screen.getByRole('button', { name: 'WhatsApp' }));
  expect(sent()).toEqual([]);
  release();
  await waitFor(() => expect(sent()).toEqual([expect.stringMatching(/^Hi Sara, thank you/)]));
  expect(sent()[0]).toMatch(new RegExp(`: ${url}$`));
  expect(window.open).toHaveBeenCalledWith(expect.anything(), '_blank', 'noopener');
  const bodies = requestsTo(createReviewRequest).map(({ body }) => body);
  expect(bodies).toEqual([{ name: 'Sara', workplaceId: 31, language: 'en' }]);
  expect(screen.getByRole('status')).toHaveTextContent(/^The link for Sara is ready/);
  expect(message().value).toBe(sent()[0]);
});

test('A later press for the same customer uses the link again, another customer gets a new one', async () => {
  const user = await renderPage(paths.ask);
  await user.type(await nameField(), 'Sara');
  await press(user, 'WhatsApp');
  await waitFor(() => expect(sent()).toHaveLength(1));
  screen.getByRole('button', { name: 'WhatsApp' }).click();
  // At once, as long as the browser knows of the press.
  expect(sent()).toHaveLength(2);
  expect(requestsTo(createReviewRequest)).toHaveLength(1);

  await user.clear(await nameField());
  await user.type(await nameField(), 'Tom');
  expect(message().value).toMatch(/^Hi Tom,.*: your link$/);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  answer(createReviewRequest, request({ id: 8, name: 'Tom', url: `${url}2` }));
  await press(user, 'WhatsApp');
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toMatch(new RegExp(`^Hi Tom,.*: ${url}2$`));
});

test('The message is in the customer’s language, whatever the page’s is', async () => {
  const user = await renderPage(paths.ask);
  const languages = within(await screen.findByLabelText('Language')).getAllByRole('option');
  expect(languages).toHaveLength(12);
  await user.type(await nameField(), 'Sara');
  await user.selectOptions(screen.getByLabelText('Language'), '中文');
  expect(message()).toHaveAttribute('lang', 'zh-Hans');
  expect(message().value).toMatch(/Sara.*30 秒.*您的链接$/);
  await press(user, 'WhatsApp');
  await waitFor(() => expect(requestsTo(createReviewRequest)[0]?.body).toMatchObject({ language: 'zh' }));
});

test('A language that no native speaker has read yet says so where it is chosen for a customer', async () => {
  const user = await renderPage(paths.ask);
  const language = await screen.findByLabelText('Language');
  expect(language).toHaveAccessibleDescription('');
  await user.selectOptions(language, '中文');
  expect(language).toHaveAccessibleDescription(
    isReadByNative('zh') ? '' : 'No native speaker has read this translation yet.',
  );
});

test('Enter in the name goes on to the next field, since a keyboard hides the apps', async () => {
  const user = await renderPage(paths.ask);
  await user.type(await nameField(), 'Sara{Enter}');
  expect(screen.getByLabelText('Workplace')).toHaveFocus();
  expect(requestsTo(createReviewRequest)).toEqual([]);
});

test('What was typed is kept for the next customer, with a link that was deleted', async () => {
  const user = await renderPage(paths.ask);
  await user.type(await nameField(), 'Sara');
  await user.clear(message());
  await user.type(message(), 'Dear Sara, was it warm enough?');
  await user.clear(await nameField());
  await user.type(await nameField(), 'Tom');
  expect(message()).toHaveValue('Dear Tom, was it warm enough?\nyour link');
  await press(user, 'WhatsApp');
  await waitFor(() => expect(sent()).toEqual([`Dear Tom, was it warm enough?\n${url}`]));
  // An empty message would ask for nothing.
  await user.clear(message());
  await user.tab();
  expect(message().value).toMatch(/^Hi Tom,/);
});

test('A missing name and a message of more than 1,000 characters are said at their fields, and nothing is sent', async () => {
  const user = await renderPage(paths.ask);
  await nameField();
  await user.click(message());
  await user.paste('👋'.repeat(1_000));
  await press(user, 'SMS');
  expect(await nameField()).toHaveAccessibleDescription("Please enter the customer's first name");
  expect(await nameField()).toHaveFocus();
  expect(message()).toHaveAccessibleDescription('Please use at most 1,000 characters');
  expect(requestsTo(createReviewRequest)).toEqual([]);
});

test.for([
  ['Something went wrong', () => disconnect(createReviewRequest)],
  [refusals.reviewLimitReached[1], () => refuse(createReviewRequest, ...refusals.reviewLimitReached)],
  [refusals.requestLimitReached[1], () => refuse(createReviewRequest, ...refusals.requestLimitReached)],
] as const)(
  'A failure is said once (%s), opens nothing, and loses nothing that was typed',
  async ([text, arrange]) => {
    arrange();
    const user = await renderPage(paths.ask);
    await user.type(await nameField(), 'Sara');
    const typed = message().value;
    await press(user, 'Email');
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(shownToasts()[0]).toHaveTextContent(text);
    expect(screen.queryByRole('alert')).toBeNull();
    expect([await nameField(), message()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Sara',
      typed,
    ]);
    expect(sent()).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Email' })).not.toHaveAttribute('aria-disabled', 'true'),
    );
  },
);

test('A full free account sees so instead of the form, and still the list, but can’t use up a reminder', async () => {
  answerPlan({ subscriptionType: 'free', totalReviews: 5, reviewLimit: 5 });
  answer(listReviewRequests, [request({ createdAt: daysAgo(5) })]);
  await renderPage(paths.ask);
  expect(await screen.findByText(/^Your page is paused/)).toBeVisible();
  expect(screen.queryByLabelText('First name')).toBeNull();
  expect(await screen.findByText('Sara')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ask once more/ })).toBeNull();
});

describe('Share', () => {
  async function pressShare(share?: (data: ShareData) => Promise<void>) {
    const shared = share && vi.fn(share);
    Object.defineProperty(navigator, 'share', { value: shared, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const user = await renderPage(paths.ask);
    await user.type(await nameField(), 'Sara');
    await press(user, 'Share');
    await screen.findByText(/^The link for Sara is ready/);
    return shared;
  }

  test('gives the message to the share sheet', async () => {
    const share = await pressShare(async () => {});
    expect(share).toHaveBeenCalledExactlyOnceWith({ text: message().value });
    expect(message().value).toContain(url);
  });

  test('says nothing when it is cancelled', async () => {
    await pressShare(() => Promise.reject(new DOMException('cancelled', 'AbortError')));
    expect(shownToasts()).toEqual([]);
  });

  test('copies the message where there is no share sheet, and says so', async () => {
    await pressShare();
    await expectToast('Message copied');
    expect(await navigator.clipboard.readText()).toBe(message().value);
  });
});

describe('Asked', () => {
  const row = async (name: string) => {
    const found = (await screen.findByText(name)).closest('li');
    if (!found) throw new Error('no row');
    return within(found);
  };

  test('lists each with its day and state', async () => {
    answer(listReviewRequests, [
      request({
        id: 3,
        name: 'Ana',
        createdAt: '2026-01-31T12:00:00.000Z',
        remindedAt: '2026-02-04T12:00:00.000Z',
      }),
      request({ id: 2, name: 'Tom', state: 'opened' }),
      request({ id: 1, name: 'Zoë', state: 'answered', createdAt: daysAgo(9) }),
    ]);
    await renderPage(paths.ask);
    const ana = await row('Ana');
    for (const text of ['January 31, 2026', 'Not opened yet', 'Asked again on February 4, 2026'])
      expect(ana.getByText(text)).toBeVisible();
    expect((await row('Tom')).getByText('Opened')).toBeVisible();
    expect((await row('Zoë')).getByText('Answered')).toBeVisible();
    // One was asked again, one lately, and one has answered.
    expect(screen.queryByRole('button', { name: /^Ask once more/ })).toBeNull();
  });

  test('offers a reminder from the third day on, once, in the language of the request', async () => {
    answer(listReviewRequests, [
      request({ language: 'de', createdAt: daysAgo(3) }),
      request({ id: 8, createdAt: daysAgo(2.99) }),
    ]);
    respond(markReminded, () => {
      const reminded = request({ language: 'de', createdAt: daysAgo(3), remindedAt: daysAgo(0) });
      answer(listReviewRequests, [reminded]);
      return Response.json(reminded);
    });
    const user = await renderPage(paths.ask);
    await user.click(await screen.findByRole('button', { name: 'Ask once more: Sara' }));
    const dialog = within(await screen.findByRole('dialog'));
    const text = dialog.getByLabelText<HTMLTextAreaElement>('Message');
    expect(text).toHaveAttribute('lang', 'de');
    expect(text.value).toMatch(new RegExp(`Sara.*(slipped your mind|30 Sekunden).*: ${url}$`));
    await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    // It stays, for a press where no app opened.
    await user.click(dialog.getByRole('button', { name: 'WhatsApp' }));
    expect(sent()).toHaveLength(2);
    expect(requestsTo(markReminded).map(({ params }) => params)).toEqual([{ id: '7' }]);
    await user.keyboard('{Escape}');
    expect(await screen.findByText(/^Asked again on /)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Ask once more/ })).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Asked' })).toHaveFocus());
  });

  test('removes one after asking', async () => {
    answer(listReviewRequests, [request()]);
    respond(removeReviewRequest, () => {
      answer(listReviewRequests, []);
      return new Response(null, { status: 204 });
    });
    const user = await renderPage(paths.ask);
    await user.click(await screen.findByRole('button', { name: 'Remove Sara' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No one asked yet')).toBeVisible();
    expect(requestsTo(removeReviewRequest).map(({ params }) => params)).toEqual([{ id: '7' }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Asked' })).toHaveFocus());
  });

  test('can be tried again where it could not be loaded', async () => {
    refuse(listReviewRequests, 500);
    const user = await renderPage(paths.ask);
    await screen.findByText("Couldn't load your requests.");
    answer(listReviewRequests, [request()]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Sara')).toBeVisible();
  });
});
