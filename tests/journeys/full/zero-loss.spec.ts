import type { Route } from '@playwright/test';
import { freePlan } from '#contract/plans.ts';
import { expect, leaveReview, test } from '../fixtures.ts';
import { pressSubmit, writeReview } from '../review-form.ts';
import { hold, requestsTo } from '../traffic.ts';
import {
  commentsOf,
  leaveUnsent,
  notices,
  openWithPausedClock,
  SUBMIT,
  submitOffline,
  thanks,
  unconfirmedKeys,
} from '../unsent-review.ts';

test.describe('A submitted review', () => {
  for (const [moment, event] of [
    ['the page becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the page is restored from the back/forward cache',
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
  ] as const)
    test(`is sent automatically when ${moment}`, async ({ page, user, customer, consoleErrors }) => {
      await customer.route(SUBMIT, (route) => route.abort());
      await openWithPausedClock(customer, `/review/${user.id}`);
      await writeReview(customer, 'Back from the pocket.');
      await pressSubmit(customer);
      await expect(customer.locator('form').getByRole('status')).toHaveText(
        "Saved on this phone, not sent yetWe can't reach Goodword right now.",
      );
      await expect(customer.getByRole('alert')).toHaveCount(0);
      await customer.unroute(SUBMIT);
      await customer.evaluate(event);
      await expect(thanks(customer)).toBeVisible();
      expect(await commentsOf(page)).toEqual(['Back from the pocket.']);
      consoleErrors.splice(0);
    });

  test('is retried within a second, then with backoff up to a minute, with a single toast', async ({
    user,
    customer,
    consoleErrors,
  }) => {
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

  test('waits as long as Retry-After says, and shows the wait', async ({
    page,
    user,
    customer,
    consoleErrors,
  }) => {
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
    await openWithPausedClock(customer, `/review/${user.id}`);
    await writeReview(customer, 'No hurry.');
    await pressSubmit(customer);
    await expect(notices(customer)).toHaveText('Error Service temporarily unavailable', {
      useInnerText: true,
    });
    await expect(customer.getByText('Saved on this phone, not sent yet')).toBeVisible();
    // A toast about a failure would be an alert.
    await expect(notices(customer).getByRole('status')).toBeVisible();
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

  test('is sent unchanged after a reload', async ({ page, user, customer, consoleErrors }) => {
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

  test('is confirmed after a lost response, even if it was the last review of the free plan', async ({
    app,
    page,
    user,
    customer,
    consoleErrors,
  }) => {
    for (let i = 1; i < freePlan.reviews; i += 1) await leaveReview(app, user.id);
    await customer.route(SUBMIT, async (route) => {
      await route.fetch();
      return route.abort();
    });
    await customer.goto(`/review/${user.id}`);
    await writeReview(customer, 'The last one.');
    await pressSubmit(customer);
    await expect(customer.getByText('Saved on this phone, not sent yet')).toBeVisible();
    await customer.unroute(SUBMIT);
    await customer.reload();
    await expect(thanks(customer)).toBeVisible();
    expect((await commentsOf(page))[0]).toBe('The last one.');
    consoleErrors.splice(0);
  });

  test('is sent from another professional’s review page too, with a short notice', async ({
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
      expect(await unconfirmedKeys(elsewhere)).toEqual([]);
    }
    consoleErrors.splice(0);
  });

  test('does not disturb the text that another guest is typing on the same phone', async ({
    page,
    user,
    customer,
    consoleErrors,
  }) => {
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

  test('whose text was changed before it was sent shows that the first version arrived', async ({
    page,
    user,
    customer,
    consoleErrors,
  }) => {
    await openWithPausedClock(customer, `/review/${user.id}`);
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

  test('can be followed by another on a page from the back/forward cache', async ({
    page,
    user,
    customer,
  }) => {
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
