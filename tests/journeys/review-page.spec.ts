import type { Page } from '@playwright/test';
import { freePlan } from '#contract/plans.ts';
import { expect, leaveReview, test } from './fixtures.ts';
import { pressSubmit, writeReview } from './review-form.ts';
import { hold } from './traffic.ts';

test('The review page shows the initial, first name, workplace, privacy note and stars on a small phone without scrolling', async ({
  context,
  user,
  customer,
}) => {
  const added = await context.request.post('/api/workplaces', {
    data: { name: 'Blue Door', location: 'Lisbon' },
  });
  await customer.setViewportSize({ width: 360, height: 640 });
  await customer.goto(`/review/${user.id}/${(await added.json()).id}`);
  await expect(customer.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(customer.getByText('A', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(customer.getByText('Blue Door').first()).toBeInViewport({ ratio: 1 });
  await expect(customer.getByText(/private/i).first()).toBeInViewport({ ratio: 1 });
  await expect(customer.getByRole('group', { name: /rat|star/i })).toBeInViewport({ ratio: 1 });
  await expect(customer.getByText('Pick your stars. It takes 30 seconds.')).toBeInViewport({ ratio: 1 });
  await expect(customer.getByRole('radio')).toHaveCount(5);
  await expect(customer.getByRole('banner')).toHaveCount(0);
  await expect(customer).toHaveTitle(/Ana/);
});

test('The form shows what is missing and can be filled in with the keyboard alone', async ({
  user,
  customer,
}) => {
  await customer.goto(`/review/${user.id}`);
  await customer.waitForFunction(() => document.activeElement === document.body);

  await test.step('Each missing field shows an error, and the first one gets the focus', async () => {
    await customer.getByRole('button', { name: 'Submit Review' }).press('Enter');
    await expect(customer.getByText('Please choose a rating')).toBeVisible();
    await expect(customer.getByText('Please provide your name')).toBeVisible();
    await expect(customer.getByLabel('Your review')).toHaveAccessibleDescription(
      /Please provide a review comment/,
    );
    await expect(customer.getByRole('radio', { name: '1 star' })).toBeFocused();
  });

  await test.step('Arrow keys choose the stars, Tab moves on, and Enter submits', async () => {
    for (let star = 1; star < 4; star += 1) await customer.keyboard.press('ArrowRight');
    await expect(customer.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await customer.keyboard.press('Tab');
    await customer.keyboard.type('Kind and quick.');
    await customer.keyboard.press('Tab');
    await customer.keyboard.type('Ida');
    await customer.keyboard.press('Enter');
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  });
});

test('A review is submitted and confirmed', async ({ context, signUp, customer }) => {
  const { user } = await signUp({ fullName: 'Jo March' });
  const added = await context.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
  const workplace = await added.json();
  await customer.goto(`/review/${user.id}/${workplace.id}`);

  await test.step('Submit sends the form with userId and workplaceId as integers', async () => {
    const sent = customer.waitForRequest('**/api/reviews/submit');
    await submitReview(customer);
    expect((await sent).postDataJSON()).toEqual({
      rating: 4,
      comment: 'Kind and quick.',
      customerName: 'Ida',
      customerLocation: null,
      userId: user.id,
      workplaceId: workplace.id,
    });
  });

  await test.step('Review submitted! Thank you! Your review has been sent to {first name}.', async () => {
    await expect(notices(customer)).toHaveText(
      'Review submitted! Thank you! Your review has been sent to Jo.',
      { useInnerText: true },
    );
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  });

  await test.step('If the browser does not close the page, Close Window says that it can be closed', async () => {
    await customer.evaluate(() => {
      window.close = () => {};
    });
    await customer.getByRole('button', { name: 'Close Window' }).click();
    await expect(customer.getByText('You can close this page', { exact: true })).toBeVisible();
  });

  await test.step('After a reload, the form is empty for the next customer', async () => {
    await customer.reload();
    await expect(customer.getByLabel('Your review')).toHaveValue('');
  });

  await test.step('A review for an unknown workplace becomes a General Review, and Close Window closes a popup', async () => {
    const [opened] = await Promise.all([
      customer.waitForEvent('popup'),
      customer.evaluate((link) => void window.open(link), `/review/${user.id}/999999`),
    ]);
    // A press before the script has loaded posts the form, and the resulting page cannot close itself.
    await opened.waitForLoadState();
    await submitReview(opened);
    await Promise.all([
      opened.waitForEvent('close'),
      // The page may close before Playwright sees the click succeed.
      opened
        .getByRole('button', { name: 'Close Window' })
        .click()
        .catch(() => undefined),
    ]);
    const [stored] = await (await context.request.get('/api/reviews')).json();
    expect(stored.workplaceId).toBeNull();
  });
});

test('When the free plan is full, a review is refused, its text is kept, and the form closes', async ({
  app,
  user,
  customer,
  consoleErrors,
}) => {
  // Otherwise the page could learn it before the review is sent.
  await hold(customer, '**/api/users/*');
  await customer.goto(`/review/${user.id}`);
  for (let count = 0; count < freePlan.reviews; count += 1) await leaveReview(app, user.id);

  await test.step('The refusal shows above the fields and in a toast, and the text stays', async () => {
    await writeReview(customer, 'Too late, but heartfelt.');
    await pressSubmit(customer);
    const alert = customer.locator('form').getByRole('alert');
    await expect(alert).toContainText(/can't take more reviews right now\. Your text is still here/);
    await expect(notices(customer)).toHaveText('Error Review limit reached', { useInnerText: true });
    const field = customer.getByLabel('Your review');
    await expect(field).toHaveValue('Too late, but heartfelt.');
    const [above, below] = await Promise.all([alert.boundingBox(), field.boundingBox()]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(consoleErrors.splice(0).join()).toContain('403');
  });

  await test.step('The page now shows a notice instead of the form, with the text to copy', async () => {
    await customer.goto(`/review/${user.id}`);
    await expect(customer.getByRole('heading', { name: /can't take more reviews right now/ })).toBeVisible();
    await expect(customer.getByRole('radio')).toHaveCount(0);
    await expect(customer.getByText('Too late, but heartfelt.')).toBeVisible();
  });
});

test('Toasts on the review page close with a swipe of 50 px to the right', async ({
  user,
  customer,
  consoleErrors,
}) => {
  await customer.route('**/api/reviews/submit', (route) => route.fulfill({ status: 400, body: '' }));
  await customer.goto(`/review/${user.id}`);
  await submitReview(customer);
  const toast = notices(customer).getByText('Failed to submit review');

  await test.step('A swipe of 40 px does not close it, nor does a mouse released outside', async () => {
    await swipe(customer, 40);
    await expect(toast).toBeVisible();
    await customer.mouse.move(60, 40);
    await customer.mouse.down();
    await customer.mouse.move(60, 400);
    await customer.mouse.up();
    await customer.mouse.move(300, 40);
    await expect(notices(customer).locator('> div')).toHaveCSS('translate', /^(none|0px)$/);
  });

  await test.step('A swipe of 60 px closes it', async () => {
    await swipe(customer, 60);
    await expect(toast).toHaveCount(0);
    consoleErrors.splice(0);
  });
});

const notices = (customer: Page) => customer.getByRole('region', { name: 'Notifications (F8)' });

async function submitReview(customer: Page): Promise<void> {
  await writeReview(customer, 'Kind and quick.', { stars: '4 stars', name: 'Ida' });
  await pressSubmit(customer);
}

async function swipe(customer: Page, distance: number): Promise<void> {
  const { x, y } = (await notices(customer).getByText('Error').boundingBox()) ?? { x: 0, y: 0 };
  await customer.mouse.move(x + 5, y + 5);
  await customer.mouse.down();
  await customer.mouse.move(x + 5 + distance, y + 5, { steps: 5 });
  await customer.mouse.up();
}
