import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { addWorkplace, commentsOf, expect, FAILED_REQUESTS, NIGHT, reviewsOf, test } from './fixtures.ts';
import { findBrokenMarks, findUnstyledClasses } from './layout-checks.ts';
import { pressSubmit, sendReview, thanks, writeReview } from './review-form.ts';
import { hold } from './traffic.ts';

test.use({ expectedErrors: FAILED_REQUESTS });

test.describe('Without JavaScript', () => {
  test.use({ contextOptions: { javaScriptEnabled: false } });

  test('a review can be written, corrected and sent, and the thank-you page appears', async ({
    context,
    user,
    customer,
  }) => {
    const workplaceId = await addWorkplace(context, 'Blue Door');
    await customer.goto(`/review/${user.id}/${workplaceId}`);
    await expect(customer.getByText(/JavaScript/)).toHaveCount(0);
    await customer.getByLabel('Your review').fill('First line.\n\nSecond <line> & "more".');
    await customer.getByLabel('Location').fill('Oslo');
    await pressSubmit(customer);

    await expect(customer.getByRole('heading', { name: 'Almost there' })).toBeVisible();
    await expectPainted(customer);
    await expect(customer.getByText('Please choose a rating')).toBeVisible();
    await expect(customer.getByRole('radio', { name: '1 star' })).toBeFocused();
    await expect(customer.getByLabel('Your review')).toHaveValue('First line.\n\nSecond <line> & "more".');
    await expect(customer.getByLabel('Location')).toHaveValue('Oslo');
    await customer.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await customer.getByLabel('Your name').fill('Ida');
    await pressSubmit(customer);

    await expect(thanks(customer)).toBeVisible();
    await expectPainted(customer);
    await expect(customer.getByRole('img', { name: 'You gave 4 out of 5 stars' })).toBeVisible();
    const words = { rating: 4, comment: 'First line.\n\nSecond <line> & "more".', customerLocation: 'Oslo' };
    expect(await reviewsOf(context)).toMatchObject([{ ...words, customerName: 'Ida', workplaceId }]);

    // The private link from the thank-you page opens in another browser, with JavaScript.
    const link = await customer.getByRole('link', { name: 'Your private link' }).getAttribute('href');
    const [path = '', reviewLink = ''] = (link ?? '').split('#');
    expect(new URL(path).pathname).toBe('/my-review');
    const opened = await context.request.get('/api/review-link', { headers: { 'review-link': reviewLink } });
    expect(await opened.json()).toMatchObject({ rating: 4, customerName: 'Ida', firstName: 'Ana' });
  });

  test('a hidden field that the browser filled in is shown with every word kept; cleared and sent again, the review arrives once', async ({
    context,
    user,
    customer,
  }) => {
    await customer.goto(`/review/${user.id}`);
    const hidden = customer.locator('[name=gw_leave_empty]');
    await expect(hidden).toBeHidden();
    await hidden.evaluate((field: HTMLInputElement) => {
      field.value = 'ida.example';
    });
    await writeReview(customer, 'Written by a person.', { name: 'Ida', stars: '4 stars' });
    await pressSubmit(customer);
    const shown = customer.getByLabel('Please leave this empty');
    await expect(shown).toBeFocused();
    await expect(customer.getByLabel('Your review')).toHaveValue('Written by a person.');
    await expectPainted(customer);
    await shown.fill('');
    await pressSubmit(customer);
    await expect(thanks(customer)).toBeVisible();
    expect(await reviewsOf(context)).toMatchObject([{ comment: 'Written by a person.', rating: 4 }]);
  });

  test(
    'reloading does not send the review again, and going back offers an empty one, which is a second one',
    NIGHT,
    async ({ page, user, customer }) => {
      await customer.goto(`/review/${user.id}`);
      await sendReview(customer, 'The first.');
      await customer.reload();
      await expect(thanks(customer)).toBeVisible();
      expect(await commentsOf(page)).toHaveLength(1);

      await customer.goBack();
      await expect(customer.getByLabel('Your review')).toHaveValue('');
      await writeReview(customer, 'The second.');
      await pressSubmit(customer);
      if (await customer.getByRole('heading', { name: 'An earlier version was already sent' }).isVisible()) {
        await expect(customer.getByLabel('Your review')).toHaveValue('The second.');
        await pressSubmit(customer);
      }
      await expect(thanks(customer)).toBeVisible();
      expect(await commentsOf(page)).toEqual(['The second.', 'The first.']);
    },
  );
});

test('Submit before the script has loaded posts the plain form', async ({ context, user, customer }) => {
  await hold(customer, '**/assets/*.js');
  await customer.goto(`/review/${user.id}`, { waitUntil: 'commit' });
  await sendReview(customer, 'Faster than the script.');
  expect(await commentsOf(context)).toEqual(['Faster than the script.']);
});

test(
  'The pages after the form pass axe in light and dark mode and fit a small phone',
  NIGHT,
  async ({ user, customer }) => {
    for (const { path = `/review/${user.id}`, comment, heading } of [
      { comment: '', heading: 'Almost there' },
      { comment: 'W'.repeat(33_000), heading: 'Not sent yet' },
      { comment: 'Wonderful', heading: 'Thank You' },
      { path: '/review/999999', comment: 'W'.repeat(300), heading: 'Invalid Review Link' },
    ]) {
      await customer.goto(`/review/${user.id}`);
      await writeReview(customer, comment);
      await customer.evaluate((address) => {
        document.forms[0]?.setAttribute('action', address);
        document.forms[0]?.submit();
      }, path);
      await expect(customer.getByRole('heading', { name: heading })).toBeVisible();
      await expectAccessible(customer);
    }
  },
);

async function expectPainted(customer: Page): Promise<void> {
  expect([...(await findUnstyledClasses(customer)), ...(await findBrokenMarks(customer))]).toEqual([]);
}
