import type { Page, Route } from '@playwright/test';
import type { Review } from '#contract/reviews.ts';
import { expect, leaveReview, test } from './fixtures.ts';
import { pressSubmit, writeReview } from './review-form.ts';
import { hold, requestsTo } from './traffic.ts';

const SUBMIT = '**/api/reviews/submit';
const LONGEST_WAIT = 61_000;

test.describe('A review that was submitted', () => {
  test('arrives once, with one mail, though a hundred answers are lost after the server has stored it', async ({
    app,
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    let cuts = 0;
    await customer.route(SUBMIT, async (route) => {
      if (cuts === 100) return route.continue();
      const stored = await route.fetch();
      expect(stored.status()).toBe(201);
      cuts += 1;
      return route.abort();
    });
    await openWithStillClock(customer, `/review/${user.id}`);
    await writeReview(customer, 'Worth a hundred tries.');
    await pressSubmit(customer);
    const turnClock = async () => {
      await customer.clock.runFor(10_000);
      return thanks(customer).isVisible();
    };
    await expect.poll(turnClock, { timeout: 90_000, intervals: [0] }).toBe(true);
    expect(cuts).toBe(100);
    expect(await commentsOf(page)).toEqual(['Worth a hundred tries.']);
    await expect.poll(() => mailsTo(app, user.email)).toBe(1);
    await leaveReview(app, user.id, { comment: 'Another one.' });
    await expect.poll(() => mailsTo(app, user.email)).toBe(2);
    expect(consoleErrors.splice(0).every((error) => error.includes('ERR_FAILED'))).toBe(true);
  });

  for (const [name, body] of [
    ['an empty object', '{}'],
    ['no body', ''],
    ['a body that is no JSON', 'Created'],
  ] as const)
    test(`is thanked for, sent once and forgotten when the 201 has ${name}`, async ({
      signUp,
      newVisitor,
    }) => {
      const { user } = await signUp();
      const customer = await newVisitor();
      const tries = requestsTo(customer, 'POST', '/api/reviews/submit');
      await customer.route(SUBMIT, async (route) =>
        route.fulfill({ response: await route.fetch(), body, headers: {} }),
      );
      await openWithStillClock(customer, `/review/${user.id}`);
      await writeReview(customer, 'Whatever you answer.');
      await pressSubmit(customer);
      await expect(thanks(customer)).toBeVisible();
      await customer.clock.runFor(10 * LONGEST_WAIT);
      expect(tries).toHaveLength(1);
      expect(await unconfirmed(customer)).toEqual([]);
    });

  test('goes out by itself when the phone is back online', async ({
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await openWithStillClock(customer, `/review/${user.id}`);
    await submitOffline(customer, 'From the cellar bar.');
    await expect(customer.getByText("We'll send it as soon as you're back online.")).toBeVisible();
    // The calm note is enough: no toast beside it.
    await expect(customer.getByRole('region', { name: 'Notifications (F8)' })).toHaveText('');
    await expect(customer.getByText('If you close this page, just open the link again later.')).toBeVisible();
    await customer.context().setOffline(false);
    await expect(thanks(customer)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['From the cellar bar.']);
    expect(consoleErrors.splice(0).join()).toContain('ERR_INTERNET_DISCONNECTED');
  });

  for (const [moment, event] of [
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the page comes back from the browser’s memory',
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ] as const)
    test(`goes out by itself when ${moment}`, async ({ page, signUp, newVisitor, consoleErrors }) => {
      const { user } = await signUp();
      const customer = await newVisitor();
      await customer.route(SUBMIT, (route) => route.abort());
      await openWithStillClock(customer, `/review/${user.id}`);
      await writeReview(customer, 'Back from the pocket.');
      await pressSubmit(customer);
      await expect(customer.getByRole('alert')).toContainText("We can't reach Goodword right now.");
      await customer.unroute(SUBMIT);
      await customer.evaluate(event);
      await expect(thanks(customer)).toBeVisible();
      expect(await commentsOf(page)).toEqual(['Back from the pocket.']);
      consoleErrors.splice(0);
    });

  test('is tried again after a second at most, then ever more rarely up to a minute, with one toast in all', async ({
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    const tries = requestsTo(customer, 'POST', '/api/reviews/submit');
    let answer = () => {};
    await customer.route(SUBMIT, async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: 500, body: '' });
    });
    await openWithStillClock(customer, `/review/${user.id}`);
    await writeReview(customer, 'Patience.');
    await pressSubmit(customer);
    await expect.poll(() => tries.length).toBe(1);
    answer();
    await expect(notices(customer)).toHaveText('Error Failed to submit review', { useInnerText: true });
    await notices(customer).getByRole('button', { name: 'Close' }).click();
    for (const [i, wait] of [1, 2, 4, 8, 16, 32, 60, 60, 60].entries()) {
      await expect(customer.getByText(/Trying again (with)?in/)).toBeVisible();
      await customer.clock.runFor(wait * 500 - 20);
      expect(tries).toHaveLength(i + 1);
      await customer.clock.runFor(wait * 500 + 40);
      await expect.poll(() => tries.length).toBe(i + 2);
      await expect(customer.getByText(/Trying again\.\.\./)).toBeVisible();
      answer();
      await expect(notices(customer)).toHaveText('');
    }
    await customer.close();
    consoleErrors.splice(0);
  });

  test('waits as long as a busy server asks for, and says so', async ({
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    const tries = requestsTo(customer, 'POST', '/api/reviews/submit');
    const answers: Parameters<Route['fulfill']>[0][] = [
      { status: 503, headers: { 'retry-after': '40' }, json: { message: 'Service temporarily unavailable' } },
      { status: 429, headers: { 'retry-after': '600' }, json: { message: 'Too many requests.' } },
      { status: 408, json: { message: 'The request took too long' } },
    ];
    await customer.route(SUBMIT, (route) => {
      const answer = answers.shift();
      return answer ? route.fulfill(answer) : route.continue();
    });
    await openWithStillClock(customer, `/review/${user.id}`);
    await writeReview(customer, 'No hurry.');
    await pressSubmit(customer);
    await expect(notices(customer)).toHaveText('Error Service temporarily unavailable', {
      useInnerText: true,
    });
    await expect(customer.getByText('Saved on this phone, not sent yet')).toBeVisible();
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
    consoleErrors.splice(0);
  });

  test('goes out after a reload, in the words that were submitted', async ({
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.route(SUBMIT, (route) => route.abort());
    await customer.goto(`/review/${user.id}`);
    await writeReview(customer, 'Written once.');
    await pressSubmit(customer);
    await expect(customer.getByText('Saved on this phone, not sent yet')).toBeVisible();
    await customer.reload();
    await expect(customer.getByText('Saved on this phone, not sent yet')).toBeVisible();
    await expect(customer.getByLabel('Your review')).toHaveValue('Written once.');
    await expect(customer.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await customer.unroute(SUBMIT);
    await customer.reload();
    await expect(thanks(customer)).toBeVisible();
    await expect(notices(customer)).toContainText('Review submitted!');
    expect(await commentsOf(page)).toEqual(['Written once.']);
    await customer.reload();
    await expect(customer.getByLabel('Your review')).toHaveValue('');
    consoleErrors.splice(0);
  });

  test('goes out when the tab was closed and the link is opened again', async ({
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await leaveUnsent(customer, `/review/${user.id}`, 'From a closed tab.');
    const again = await customer.context().newPage();
    await again.goto(`/review/${user.id}`);
    await expect(thanks(again)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['From a closed tab.']);
    expect(await unconfirmed(again)).toEqual([]);
    consoleErrors.splice(0);
  });

  test('is thanked for after a lost answer, though it was the last one that the plan had room for', async ({
    app,
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    for (let i = 0; i < 4; i += 1) await leaveReview(app, user.id);
    const customer = await newVisitor();
    await customer.route(SUBMIT, async (route) => {
      await route.fetch();
      return route.abort();
    });
    await customer.goto(`/review/${user.id}`);
    await writeReview(customer, 'The fifth.');
    await pressSubmit(customer);
    await expect(customer.getByRole('alert')).toBeVisible();
    await customer.unroute(SUBMIT);
    await customer.reload();
    await expect(thanks(customer)).toBeVisible();
    expect((await commentsOf(page))[0]).toBe('The fifth.');
    consoleErrors.splice(0);
  });

  test('on the link of another professional is sent from any review page, with a short notice', async ({
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp({ fullName: 'Jo March' });
    for (const path of ['/review/1', '/review/999999']) {
      const customer = await newVisitor();
      await leaveUnsent(customer, `/review/${user.id}`, `Sent from ${path}`);
      const elsewhere = await customer.context().newPage();
      await elsewhere.goto(path);
      await expect(notices(elsewhere)).toHaveText(
        'Earlier review sent Your review for Jo was still waiting on this phone. It has now been sent.',
        { useInnerText: true },
      );
      expect((await commentsOf(page))[0]).toBe(`Sent from ${path}`);
      expect(await unconfirmed(elsewhere)).toEqual([]);
    }
    consoleErrors.splice(0);
  });

  test('is sent by one tab at a time, and every tab with the link says thank you', async ({
    page,
    signUp,
    newVisitor,
  }) => {
    const { user } = await signUp();
    const first = await newVisitor();
    const sentByFirst = requestsTo(first, 'POST', '/api/reviews/submit');
    const release = await hold(first, SUBMIT);
    await first.goto(`/review/${user.id}`);
    await writeReview(first, 'In two tabs.');
    await pressSubmit(first);
    await expect.poll(() => sentByFirst.length).toBe(1);

    const second = await first.context().newPage();
    const sentBySecond = requestsTo(second, 'POST', '/api/reviews/submit');
    await second.goto(`/review/${user.id}`);
    await expect(second.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await expect(second.getByText('The connection is slow.')).toBeVisible();
    expect(sentBySecond).toHaveLength(0);
    release();
    await expect(thanks(first)).toBeVisible();
    await expect(thanks(second)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['In two tabs.']);
  });

  test('leaves the words alone that somebody else types meanwhile on the same phone', async ({
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await leaveUnsent(customer, `/review/${user.id}`, 'The first guest’s.');
    const next = await customer.context().newPage();
    const release = await hold(next, '**/assets/*.js');
    await next.goto(`/review/${user.id}`, { waitUntil: 'commit' });
    await writeReview(next, 'The second guest’s.', { name: 'Bo' });
    release();
    await expect(notices(next)).toContainText('Earlier review sent');
    await expect(next.getByLabel('Your review')).toHaveValue('The second guest’s.');
    await pressSubmit(next);
    await expect(thanks(next)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['The second guest’s.', 'The first guest’s.']);
    consoleErrors.splice(0);
  });

  test('and changed before it arrived is thanked for by what is true', async ({
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await openWithStillClock(customer, `/review/${user.id}`);
    await submitOffline(customer, 'As submitted.');
    await customer.getByLabel('Your review').fill('As changed, and not submitted.');
    await customer.context().setOffline(false);
    await expect(thanks(customer)).toBeVisible();
    await expect(
      customer.getByText("Ana already has your first version. Your later changes weren't sent."),
    ).toBeVisible();
    expect(await commentsOf(page)).toEqual(['As submitted.']);
    consoleErrors.splice(0);
  });

  test('is followed by another one on the page that the browser still remembers', async ({
    page,
    signUp,
    newVisitor,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}`);
    await writeReview(customer, 'The first.');
    await pressSubmit(customer);
    await expect(thanks(customer)).toBeVisible();
    await customer.goto('/help');
    await customer.goBack();
    await expect(customer.getByLabel('Your review')).toBeVisible();
    await writeReview(customer, 'The second.');
    await pressSubmit(customer);
    await expect(thanks(customer)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['The second.', 'The first.']);
  });
});

test.describe('A review that the server refuses', () => {
  test('is not sent again by itself; words and reason stay, also after a reload, until it is changed', async ({
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    const tries = requestsTo(customer, 'POST', '/api/reviews/submit');
    const refusal = { status: 400, json: { message: 'Words of the server' } };
    await customer.route(SUBMIT, (route) => route.fulfill(refusal));
    await openWithStillClock(customer, `/review/${user.id}`);
    await writeReview(customer, 'Not to its liking.');
    await pressSubmit(customer);
    await expect(notices(customer)).toHaveText('Error Words of the server', { useInnerText: true });
    await expect(customer.locator('form').getByText('Words of the server')).toBeVisible();
    await customer.clock.runFor(10 * LONGEST_WAIT);
    await customer.evaluate(() => dispatchEvent(new Event('online')));
    expect(tries).toHaveLength(1);

    await customer.reload();
    await expect(customer.locator('form').getByText('Words of the server')).toBeVisible();
    await expect(customer.getByLabel('Your review')).toHaveValue('Not to its liking.');
    expect(tries).toHaveLength(1);
    await customer.unroute(SUBMIT);
    await customer.getByLabel('Your review').fill('Said differently.');
    await pressSubmit(customer);
    await expect(thanks(customer)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['Said differently.']);
    expect(await unconfirmed(customer)).toEqual([]);
    consoleErrors.splice(0);
  });

  test('since the plan is full is still there to be copied when the link is opened again', async ({
    app,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}`);
    for (let i = 0; i < 5; i += 1) await leaveReview(app, user.id);
    await writeReview(customer, 'Too late, but heartfelt.');
    await pressSubmit(customer);
    await expect(
      customer.getByText(/cannot take more reviews right now\. Your text is still here/),
    ).toBeVisible();
    await customer.goto(`/review/${user.id}`);
    await expect(customer.getByRole('heading', { name: /cannot take more reviews/ })).toBeVisible();
    await expect(customer.getByText('Too late, but heartfelt.')).toBeVisible();
    consoleErrors.splice(0);
  });
});

test.describe('Where the browser keeps nothing', () => {
  for (const [state, breakStorage] of [
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
  ] as const)
    test(`since IndexedDB ${state}, a review is sent all the same, and the page asks to be kept open`, async ({
      page,
      signUp,
      newVisitor,
      consoleErrors,
    }) => {
      const { user } = await signUp();
      const customer = await newVisitor();
      await customer.addInitScript(breakStorage);
      await customer.goto(`/review/${user.id}`);
      await submitOffline(customer, 'Only here.');
      await expect(customer.getByText(/couldn't save it, so please keep this page open/)).toBeVisible();
      await expect(customer.getByText(/Saved on this phone/)).toHaveCount(0);
      await customer.context().setOffline(false);
      await expect(thanks(customer)).toBeVisible();
      expect(await commentsOf(page)).toEqual(['Only here.']);
      consoleErrors.splice(0);
    });
});

/** The clock stands still from here on; a test turns it. */
async function openWithStillClock(customer: Page, path: string): Promise<void> {
  await customer.clock.install({ time: '2026-01-05T12:00:00Z' });
  await customer.goto(path);
  await customer.clock.pauseAt('2026-01-05T13:00:00Z');
}

async function submitOffline(customer: Page, comment: string): Promise<void> {
  await writeReview(customer, comment);
  await customer.context().setOffline(true);
  await pressSubmit(customer);
  await expect(customer.getByRole('alert')).toContainText('You are offline.');
}

/** Submits while the server cannot be reached, and closes the tab. */
async function leaveUnsent(customer: Page, path: string, comment: string): Promise<void> {
  await customer.route(SUBMIT, (route) => route.abort());
  await customer.goto(path);
  await writeReview(customer, comment);
  await pressSubmit(customer);
  await expect(customer.getByText('Saved on this phone, not sent yet')).toBeVisible();
  await customer.close();
}

const thanks = (customer: Page) => customer.getByRole('heading', { name: 'Thank You' });
const notices = (customer: Page) => customer.getByRole('region', { name: 'Notifications (F8)' });

/** What the professional has, newest first. */
async function commentsOf(professional: Page): Promise<string[]> {
  const reviews: Review[] = await (await professional.request.get('/api/reviews')).json();
  return reviews.map(({ comment }) => comment);
}

function mailsTo(app: { mails: { received: { to?: { address?: string }[] }[] } }, address: string): number {
  return app.mails.received.filter(({ to }) => to?.[0]?.address === address).length;
}

/** The keys of what the phone holds. */
function unconfirmed(customer: Page): Promise<unknown[]> {
  return customer.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opened = indexedDB.open('goodword');
        opened.onerror = reject;
        opened.onsuccess = () => {
          const keys = opened.result
            .transaction('unconfirmed-reviews')
            .objectStore('unconfirmed-reviews')
            .getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
        };
      }),
  );
}
