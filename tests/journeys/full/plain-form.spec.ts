import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../fixtures.ts';
import { pressSubmit, writeReview } from '../review-form.ts';
import { commentsOf } from '../unsent-review.ts';

test.describe('Without JavaScript', () => {
  test.use({ contextOptions: { javaScriptEnabled: false } });

  test('reloading does not send the review again, and going back offers an empty one, which is a second one', async ({
    page,
    user,
    customer,
    consoleErrors,
  }) => {
    await customer.goto(`/review/${user.id}`);
    await writeReview(customer, 'The first.');
    await pressSubmit(customer);
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await customer.reload();
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(await commentsOf(page)).toHaveLength(1);

    await customer.goBack();
    await expect(customer.getByLabel('Your review')).toHaveValue('');
    await writeReview(customer, 'The second.');
    await pressSubmit(customer);
    if (await customer.getByRole('heading', { name: 'An earlier version was already sent' }).isVisible()) {
      await expect(customer.getByLabel('Your review')).toHaveValue('The second.');
      await pressSubmit(customer);
    }
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(await commentsOf(page)).toEqual(['The second.', 'The first.']);
    consoleErrors.splice(0);
  });
});

test.describe('Submit before the script has loaded', () => {
  test('and again afterwards uses the same Idempotency-Key, so only one review is stored', async ({
    user,
    customer,
  }) => {
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

test('The pages after the form pass axe in light and dark mode and fit a small phone', async ({
  user,
  customer,
  consoleErrors,
}) => {
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
