import type { Page } from '@playwright/test';
import type { Review } from '#contract/reviews.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';
import { pressSubmit, writeReview } from './review-form.ts';
import { hold } from './traffic.ts';

test.describe('Without JavaScript', () => {
  test.use({ contextOptions: { javaScriptEnabled: false } });

  test('a review is written, corrected, sent and thanked for', async ({
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const added = await page.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
    const workplace = await added.json();
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}/${workplace.id}`);
    await expect(customer.getByText(/JavaScript/)).toHaveCount(0);
    await customer.getByLabel('Your review').fill('First line.\n\nSecond <line> & "more".');
    await customer.getByLabel('Location').fill('Oslo');
    await pressSubmit(customer);

    await expect(customer.getByRole('heading', { name: 'Almost there' })).toBeVisible();
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
    await expect(customer.getByRole('img', { name: 'You gave 4 out of 5 stars' })).toBeVisible();
    expect(await reviewsOf(page)).toMatchObject([
      {
        rating: 4,
        comment: 'First line.\n\nSecond <line> & "more".',
        customerName: 'Ida',
        customerLocation: 'Oslo',
        workplaceId: workplace.id,
      },
    ]);
    expect(consoleErrors.splice(0).join()).toMatch(/^[^,]*400[^,]*$/);

    // With a script, or in another browser, the link of the thank-you opens it.
    const link = await customer.getByRole('link', { name: 'Your private link' }).getAttribute('href');
    const [path = '', reviewLink = ''] = (link ?? '').split('#');
    expect(new URL(path).pathname).toBe('/my-review');
    const opened = await page.request.get('/api/review-link', { headers: { 'review-link': reviewLink } });
    expect(await opened.json()).toMatchObject({ rating: 4, customerName: 'Ida', firstName: 'Ana' });
  });

  test('going back and pressing again sends it once; other words are offered as a second review', async ({
    page,
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}`);
    await writeReview(customer, 'The first.');
    await pressSubmit(customer);
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await customer.reload();
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(await reviewsOf(page)).toHaveLength(1);

    await customer.goBack();
    await writeReview(customer, 'The second.');
    await pressSubmit(customer);
    if (await customer.getByRole('heading', { name: 'An earlier version was already sent' }).isVisible()) {
      await expect(customer.getByLabel('Your review')).toHaveValue('The second.');
      await pressSubmit(customer);
    }
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect((await reviewsOf(page)).map(({ comment }) => comment)).toEqual(['The second.', 'The first.']);
    consoleErrors.splice(0);
  });

  test('the words come back where the plan has no room for them', async ({
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
    await expect(customer.getByRole('alert')).toHaveText('Review limit reached');
    await expect(customer.getByLabel('Your review')).toHaveValue('Too late, but heartfelt.');
    await expect(customer.getByRole('radio', { name: '5 stars' })).toBeChecked();
    consoleErrors.splice(0);
  });
});

test.describe('A press before the script has arrived', () => {
  test('sends the form as it stands', async ({ page, signUp, newVisitor }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await hold(customer, '**/assets/*.js');
    await customer.goto(`/review/${user.id}`, { waitUntil: 'commit' });
    await writeReview(customer, 'Faster than the script.');
    await pressSubmit(customer);
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect((await reviewsOf(page)).map(({ comment }) => comment)).toEqual(['Faster than the script.']);
  });

  test('and one after it send the same key, so that they are one review', async ({ signUp, newVisitor }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}`);
    const inForm = await customer.locator('[name=idempotencyKey]').inputValue();
    await writeReview(customer, 'Pressed once more.');
    const [request] = await Promise.all([
      customer.waitForRequest('**/api/reviews/submit'),
      pressSubmit(customer),
    ]);
    expect(await request.headerValue('idempotency-key')).toBe(inForm);
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  });
});

test('The pages that answer the form pass axe in light and dark and fit a small phone', async ({
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user } = await signUp();
  const customer = await newVisitor();
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
  consoleErrors.splice(
    0,
    consoleErrors.length,
    ...consoleErrors.filter((error) => !/40[04]|413/.test(error)),
  );
});

async function reviewsOf(professional: Page): Promise<Review[]> {
  return (await professional.request.get('/api/reviews')).json();
}
