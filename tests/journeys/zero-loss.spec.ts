import type { Route } from '@playwright/test';
import { freePlan } from '#contract/plans.ts';
import { commentsOf, expect, FAILED_REQUESTS, leaveReview, NIGHT, test } from './fixtures.ts';
import { pressSubmit, sendReview, thanks, writeReview } from './review-form.ts';
import { notifications } from './shell.ts';
import { hold, requestsTo } from './traffic.ts';
import {
  openWithPausedClock,
  SUBMIT,
  submitInVain,
  submitOffline,
  unconfirmedKeys,
} from './unsent-review.ts';

test.use({ expectedErrors: FAILED_REQUESTS });

test.describe('A submitted review', () => {
  test('is sent automatically when the phone is back online', async ({ page, user, customer }) => {
    await openWithPausedClock(customer, `/review/${user.id}`);
    await submitOffline(customer, 'From the cellar bar.');
    await expect(customer.getByText("We'll send it as soon as you're back online.")).toBeVisible();
    // Late, but not lost: a calm toast, a status beside the button, and no alert.
    const status = customer.locator('form').getByRole('status');
    await expect(status).toHaveText('Saved. It goes out by itself.You are offline.');
    await expect(customer.getByRole('alert')).toHaveCount(0);
    await expect(notifications(customer).getByRole('status')).toHaveText('Error Failed to submit review', {
      useInnerText: true,
    });
    await expect(customer.getByText('If you close this page, just open the link again later.')).toBeVisible();
    await customer.context().setOffline(false);
    await expect(thanks(customer)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['From the cellar bar.']);
  });

  test('is sent when the link is opened again after the tab was closed', async ({ page, user, customer }) => {
    await submitInVain(customer, `/review/${user.id}`, 'From a closed tab.');
    await customer.close();
    const again = await customer.context().newPage();
    await again.goto(`/review/${user.id}`);
    await expect(thanks(again)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['From a closed tab.']);
    expect(await unconfirmedKeys(again)).toEqual([]);
  });

  test('is sent by one tab at a time, and every tab with the link shows the thank-you', async ({
    page,
    user,
    customer: first,
  }) => {
    const sentByFirst = requestsTo(first, 'POST', '/api/reviews/submit');
    const release = await hold(first, SUBMIT);
    await first.goto(`/review/${user.id}`);
    await writeReview(first, 'In two tabs.');
    await pressSubmit(first);
    await expect.poll(() => sentByFirst.length).toBe(1);

    const second = await first.context().newPage();
    const sentBySecond = requestsTo(second, 'POST', '/api/reviews/submit');
    await second.clock.install();
    await second.goto(`/review/${user.id}`);
    await expect(second.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await second.clock.fastForward(3_000);
    await expect(second.getByText('The connection is slow.')).toBeVisible();
    expect(sentBySecond).toHaveLength(0);
    release();
    await expect(thanks(first)).toBeVisible();
    await expect(thanks(second)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['In two tabs.']);
  });

  test('is confirmed after a lost response, even if it was the last review of the free plan', async ({
    app,
    page,
    user,
    customer,
  }) => {
    for (let i = 1; i < freePlan.reviews; i += 1) await leaveReview(app, user.id);
    await customer.route(SUBMIT, async (route) => {
      await route.fetch();
      return route.abort();
    });
    await customer.goto(`/review/${user.id}`);
    await writeReview(customer, 'The last one.');
    await pressSubmit(customer);
    await expect(customer.getByText('Saved. It goes out by itself.')).toBeVisible();
    await customer.unroute(SUBMIT);
    await customer.reload();
    await expect(thanks(customer)).toBeVisible();
    expect((await commentsOf(page))[0]).toBe('The last one.');
  });

  for (const [moment, event] of [
    ['the page becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the page is restored from the back/forward cache',
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ] as const)
    test(`is sent automatically when ${moment}`, NIGHT, async ({ page, user, customer }) => {
      await customer.route(SUBMIT, (route) => route.abort());
      await openWithPausedClock(customer, `/review/${user.id}`);
      await writeReview(customer, 'Back from the pocket.');
      await pressSubmit(customer);
      await expect(customer.locator('form').getByRole('status')).toHaveText(
        "Saved. It goes out by itself.We can't reach Goodword right now.",
      );
      await customer.unroute(SUBMIT);
      await customer.evaluate(event);
      await expect(thanks(customer)).toBeVisible();
      expect(await commentsOf(page)).toEqual(['Back from the pocket.']);
    });

  test(
    'is retried within a second, then with backoff up to a minute, with a single toast',
    NIGHT,
    async ({ user, customer }) => {
      const tries = requestsTo(customer, 'POST', '/api/reviews/submit');
      let answer = () => {};
      await customer.route(SUBMIT, async (route) => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        await route.fulfill({ status: 500, body: '' });
      });
      await openWithPausedClock(customer, `/review/${user.id}`);
      await writeReview(customer, 'Patience.');
      await pressSubmit(customer);
      await expect.poll(() => tries.length).toBe(1);
      answer();
      await notifications(customer).getByRole('button', { name: 'Close' }).click();
      for (const [i, wait] of [1, 2, 4, 8, 16, 32, 60, 60].entries()) {
        await expect(customer.getByText(/Trying again (with)?in/)).toBeVisible();
        await customer.clock.runFor(wait * 500 - 20);
        expect(tries).toHaveLength(i + 1);
        await customer.clock.runFor(wait * 500 + 40);
        await expect.poll(() => tries.length).toBe(i + 2);
        await expect(customer.getByText(/Trying again\.\.\./)).toBeVisible();
        answer();
        await expect(notifications(customer)).toHaveText('');
      }
      await customer.close();
    },
  );

  test('waits as long as Retry-After says, and shows the wait', NIGHT, async ({ page, user, customer }) => {
    const tries = requestsTo(customer, 'POST', '/api/reviews/submit');
    const answers: Parameters<Route['fulfill']>[0][] = [
      { status: 503, headers: { 'retry-after': '40' }, json: { message: 'Service temporarily unavailable' } },
      { status: 429, headers: { 'retry-after': '600' }, json: { message: 'Too many requests.' } },
      { status: 408, json: { message: 'That took too long. Please try again.' } },
    ];
    await customer.route(SUBMIT, (route) => {
      const answer = answers.shift();
      return answer ? route.fulfill(answer) : route.continue();
    });
    await openWithPausedClock(customer, `/review/${user.id}`);
    await writeReview(customer, 'No hurry.');
    await pressSubmit(customer);
    await expect(customer.getByText(/Trying again within a minute/)).toBeVisible();
    await customer.clock.runFor(39_000);
    await customer.evaluate(() => dispatchEvent(new Event('online')));
    expect(tries).toHaveLength(1);
    await customer.clock.runFor(3_000);
    await expect(customer.getByText(/Trying again in about 10 min/)).toBeVisible();
    expect(tries).toHaveLength(2);
    await customer.clock.runFor(603_000);
    await expect(customer.getByText(/Trying again in a few seconds/)).toBeVisible();
    await customer.clock.runFor(4_000);
    await expect(thanks(customer)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['No hurry.']);
  });

  test('is sent unchanged after a reload', NIGHT, async ({ page, user, customer }) => {
    await submitInVain(customer, `/review/${user.id}`, 'Written once.');
    await customer.reload();
    await expect(customer.getByText('Saved. It goes out by itself.')).toBeVisible();
    await expect(customer.getByLabel('Your review')).toHaveValue('Written once.');
    await expect(customer.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await customer.unroute(SUBMIT);
    await customer.reload();
    await expect(thanks(customer)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['Written once.']);
    await customer.reload();
    await expect(customer.getByLabel('Your review')).toHaveValue('');
  });

  for (const path of ['/review/1', '/review/999999'])
    test(
      `is sent from ${path} too, another professional’s, with a short notice`,
      NIGHT,
      async ({ page, signUp, customer }) => {
        const { user } = await signUp({ fullName: 'Jo March' });
        await submitInVain(customer, `/review/${user.id}`, 'For Jo.');
        await customer.close();
        const elsewhere = await customer.context().newPage();
        await elsewhere.goto(path);
        await expect(notifications(elsewhere)).toHaveText(
          'Earlier review sent Your review for Jo was still waiting on this phone. It has now been sent.',
          { useInnerText: true },
        );
        expect(await commentsOf(page)).toEqual(['For Jo.']);
        expect(await unconfirmedKeys(elsewhere)).toEqual([]);
      },
    );

  test(
    'does not disturb the text that another guest is typing on the same phone',
    NIGHT,
    async ({ page, user, customer }) => {
      await submitInVain(customer, `/review/${user.id}`, 'The first guest’s.');
      await customer.close();
      const next = await customer.context().newPage();
      const release = await hold(next, '**/assets/*.js');
      await next.goto(`/review/${user.id}`, { waitUntil: 'commit' });
      await writeReview(next, 'The second guest’s.', { name: 'Bo' });
      release();
      await expect(notifications(next)).toContainText('Earlier review sent');
      await expect(next.getByLabel('Your review')).toHaveValue('The second guest’s.');
      await pressSubmit(next);
      await expect(thanks(next)).toBeVisible();
      expect(await commentsOf(page)).toEqual(['The second guest’s.', 'The first guest’s.']);
    },
  );

  test(
    'whose text was changed before it was sent shows that the first version arrived',
    NIGHT,
    async ({ page, user, customer }) => {
      await openWithPausedClock(customer, `/review/${user.id}`);
      await submitOffline(customer, 'As submitted.');
      await customer.getByLabel('Your review').fill('As changed, and not submitted.');
      await customer.context().setOffline(false);
      await expect(thanks(customer)).toBeVisible();
      await expect(
        customer.getByText("Ana already has your first version. Your later changes weren't sent."),
      ).toBeVisible();
      expect(await commentsOf(page)).toEqual(['As submitted.']);
    },
  );

  test(
    'can be followed by another on a page from the back/forward cache',
    NIGHT,
    async ({ page, user, customer }) => {
      await customer.goto(`/review/${user.id}`);
      await sendReview(customer, 'The first.');
      await customer.goto('/help');
      await customer.goBack();
      await expect(customer.getByLabel('Your review')).toBeVisible();
      await sendReview(customer, 'The second.');
      expect(await commentsOf(page)).toEqual(['The second.', 'The first.']);
    },
  );
});

test('A refused review is not retried, and keeps its text and the reason until it is changed, even after a reload', async ({
  page,
  user,
  customer,
}) => {
  const tries = requestsTo(customer, 'POST', '/api/reviews/submit');
  const refusal = { status: 400, json: { message: 'Words of the server' } };
  await customer.route(SUBMIT, (route) => route.fulfill(refusal));
  await openWithPausedClock(customer, `/review/${user.id}`);
  await writeReview(customer, 'Not to its liking.');
  await pressSubmit(customer);
  await expect(notifications(customer)).toHaveText('Error Words of the server', { useInnerText: true });
  const reason = customer.locator('form').getByText('Words of the server');
  await expect(reason).toBeVisible();
  await customer.clock.runFor(600_000);
  await customer.evaluate(() => dispatchEvent(new Event('online')));
  await customer.reload();
  await expect(reason).toBeVisible();
  await expect(customer.getByLabel('Your review')).toHaveValue('Not to its liking.');
  expect(tries).toHaveLength(1);
  await customer.unroute(SUBMIT);
  await customer.getByLabel('Your review').fill('Said differently.');
  await pressSubmit(customer);
  await expect(thanks(customer)).toBeVisible();
  expect(await commentsOf(page)).toEqual(['Said differently.']);
  expect(await unconfirmedKeys(customer)).toEqual([]);
});

const brokenStorage: [state: string, breakStorage: () => void][] = [
  ['is missing', () => Reflect.deleteProperty(window, 'indexedDB')],
  [
    'is forbidden',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'SecurityError');
      };
    },
  ],
  [
    'never answers',
    () => {
      IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
    },
  ],
  [
    'is full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
];
for (const [state, breakStorage] of brokenStorage)
  test(
    `When IndexedDB ${state}, a review is still sent, and the page asks to be kept open`,
    NIGHT,
    async ({ page, user, customer }) => {
      await customer.addInitScript(breakStorage);
      await customer.goto(`/review/${user.id}`);
      await submitOffline(customer, 'Only here.');
      await expect(customer.getByText(/couldn't save it, so please keep this page open/)).toBeVisible();
      await expect(customer.getByText(/Saved on this phone/)).toHaveCount(0);
      await expect(customer.getByRole('alert')).toContainText('You are offline.');
      await customer.context().setOffline(false);
      await expect(thanks(customer)).toBeVisible();
      expect(await commentsOf(page)).toEqual(['Only here.']);
    },
  );
