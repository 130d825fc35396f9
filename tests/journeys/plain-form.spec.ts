import type { BrowserContext, Page } from '@playwright/test';
import type { Review } from '#contract/reviews.ts';
import { expect, test } from './fixtures.ts';
import { findBrokenMarks, findUnstyledClasses } from './layout-checks.ts';
import { pressSubmit, writeReview } from './review-form.ts';
import { hold } from './traffic.ts';

test.describe('Without JavaScript', () => {
  test.use({ contextOptions: { javaScriptEnabled: false } });

  test('a review can be written, corrected and sent, and the thank-you page appears', async ({
    context,
    user,
    customer,
    consoleErrors,
  }) => {
    const added = await context.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
    const workplace = await added.json();
    await customer.goto(`/review/${user.id}/${workplace.id}`);
    await expect(customer.getByRole('heading', { level: 1 })).toContainText('Ana');
    await expect(customer.getByText(/JavaScript/)).toHaveCount(0);
    await customer.getByLabel('Your review').fill('First line.\n\nSecond <line> & "more".');
    await customer.getByLabel('Location').fill('Oslo');
    await pressSubmit(customer);

    await expect(customer.getByRole('heading', { name: 'Almost there' })).toBeVisible();
    await expectPainted(customer);
    await expect(customer.getByText('Please choose a rating')).toBeVisible();
    await expect(customer.getByLabel('Your name')).toHaveAccessibleDescription('Please provide your name');
    await expect(customer.getByRole('radio', { name: '1 star' })).toBeFocused();
    await expect(customer.getByLabel('Your review')).toHaveValue('First line.\n\nSecond <line> & "more".');
    await expect(customer.getByLabel('Location')).toHaveValue('Oslo');
    await customer.getByRole('radio', { name: '4 stars' }).check({ force: true });
    await customer.getByLabel('Your name').fill('Ida');
    await pressSubmit(customer);

    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await expect(customer.getByText('Thank you! Your review has been sent to Ana.')).toBeVisible();
    await expectPainted(customer);
    await expect(customer.getByRole('img', { name: 'You gave 4 out of 5 stars' })).toBeVisible();
    expect(await reviewsOf(context)).toMatchObject([
      {
        rating: 4,
        comment: 'First line.\n\nSecond <line> & "more".',
        customerName: 'Ida',
        customerLocation: 'Oslo',
        workplaceId: workplace.id,
      },
    ]);
    expect(consoleErrors.splice(0).join()).toMatch(/^[^,]*400[^,]*$/);

    // The private link from the thank-you page opens in another browser, with JavaScript.
    const link = await customer.getByRole('link', { name: 'Your private link' }).getAttribute('href');
    const [path = '', reviewLink = ''] = (link ?? '').split('#');
    expect(new URL(path).pathname).toBe('/my-review');
    const opened = await context.request.get('/api/review-link', { headers: { 'review-link': reviewLink } });
    expect(await opened.json()).toMatchObject({ rating: 4, customerName: 'Ida', firstName: 'Ana' });
  });
});

test.describe('A hidden field that the browser filled in', () => {
  test.use({ contextOptions: { javaScriptEnabled: false } });

  test('is shown with every word kept; cleared and sent again, the review arrives once', async ({
    context,
    user,
    customer,
    consoleErrors,
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
    await expect(shown).toHaveAccessibleDescription(/Your browser may have filled this in/);
    await expect(customer.getByRole('alert')).toContainText('Please check the marked fields');
    await expect(customer.getByLabel('Your review')).toHaveValue('Written by a person.');
    await expect(customer.getByLabel('Your name')).toHaveValue('Ida');
    await expect(customer.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expectPainted(customer);
    expect(await reviewsOf(context)).toEqual([]);
    expect(consoleErrors.splice(0).join()).toMatch(/^[^,]*422[^,]*$/);

    await shown.fill('');
    await pressSubmit(customer);
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(await reviewsOf(context)).toMatchObject([{ comment: 'Written by a person.', rating: 4 }]);
  });
});

test.describe('Submit before the script has loaded', () => {
  test('posts the plain form', async ({ context, user, customer }) => {
    await hold(customer, '**/assets/*.js');
    await customer.goto(`/review/${user.id}`, { waitUntil: 'commit' });
    await writeReview(customer, 'Faster than the script.');
    await pressSubmit(customer);
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(await reviewsOf(context)).toMatchObject([{ comment: 'Faster than the script.' }]);
  });
});

async function reviewsOf(professional: BrowserContext): Promise<Review[]> {
  return (await professional.request.get('/api/reviews')).json();
}

async function expectPainted(customer: Page): Promise<void> {
  expect([...(await findUnstyledClasses(customer)), ...(await findBrokenMarks(customer))]).toEqual([]);
}
