import { expect, test } from './fixtures.ts';
import { pressSubmit, writeReview } from './review-form.ts';
import { hold, requestsTo } from './traffic.ts';
import {
  commentsOf,
  LONGEST_WAIT,
  leaveUnsent,
  notices,
  openWithPausedClock,
  SUBMIT,
  submitOffline,
  thanks,
  unconfirmedKeys,
} from './unsent-review.ts';

test.describe('A submitted review', () => {
  test('is sent automatically when the phone is back online', async ({
    page,
    user,
    customer,
    consoleErrors,
  }) => {
    await openWithPausedClock(customer, `/review/${user.id}`);
    await submitOffline(customer, 'From the cellar bar.');
    await expect(customer.getByText("We'll send it as soon as you're back online.")).toBeVisible();
    // Late, but not lost: a calm toast, a status beside the button, and no alert.
    const status = customer.locator('form').getByRole('status');
    await expect(status).toHaveText('Saved on this phone, not sent yetYou are offline.');
    await expect(customer.getByRole('alert')).toHaveCount(0);
    await expect(notices(customer).getByRole('status')).toHaveText('Error Failed to submit review', {
      useInnerText: true,
    });
    await expect(customer.getByText('If you close this page, just open the link again later.')).toBeVisible();
    await customer.context().setOffline(false);
    await expect(thanks(customer)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['From the cellar bar.']);
    expect(consoleErrors.splice(0).join()).toContain('ERR_INTERNET_DISCONNECTED');
  });

  test('is sent when the link is opened again after the tab was closed', async ({
    page,
    user,
    customer,
    consoleErrors,
  }) => {
    await leaveUnsent(customer, `/review/${user.id}`, 'From a closed tab.');
    const again = await customer.context().newPage();
    await again.goto(`/review/${user.id}`);
    await expect(thanks(again)).toBeVisible();
    expect(await commentsOf(page)).toEqual(['From a closed tab.']);
    expect(await unconfirmedKeys(again)).toEqual([]);
    consoleErrors.splice(0);
  });

  test('is sent by one tab at a time, and every tab with the link shows the thank-you', async ({
    page,
    user,
    newVisitor,
  }) => {
    const first = await newVisitor();
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
});

test.describe('A refused review', () => {
  test('is not retried, and keeps its text and the reason until it is changed, even after a reload', async ({
    page,
    user,
    customer,
    consoleErrors,
  }) => {
    const tries = requestsTo(customer, 'POST', '/api/reviews/submit');
    const refusal = { status: 400, json: { message: 'Words of the server' } };
    await customer.route(SUBMIT, (route) => route.fulfill(refusal));
    await openWithPausedClock(customer, `/review/${user.id}`);
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
    expect(await unconfirmedKeys(customer)).toEqual([]);
    consoleErrors.splice(0);
  });
});
