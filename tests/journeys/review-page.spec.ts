import { freePlan } from '#contract/plans.ts';
import { addWorkplace, expect, FAILED_REQUESTS, leaveReview, NIGHT, reviewsOf, test } from './fixtures.ts';
import { pressSubmit, sendReview, thanks, writeReview } from './review-form.ts';
import { notifications } from './shell.ts';
import { hold } from './traffic.ts';

test.use({ expectedErrors: FAILED_REQUESTS });

test('The review page shows the initial, first name, workplace, privacy note and stars on a small phone without scrolling', async ({
  page,
  user,
  customer,
}) => {
  const workplaceId = await addWorkplace(page, 'Blue Door', 'Lisbon');
  await customer.setViewportSize({ width: 360, height: 640 });
  await customer.goto(`/review/${user.id}/${workplaceId}`);
  for (const part of [
    customer.getByRole('heading', { level: 1 }),
    customer.getByText('A', { exact: true }),
    customer.getByText('Blue Door').first(),
    customer.getByText(/private/i).first(),
    customer.getByRole('group', { name: /rat|star/i }),
    customer.getByText('Pick your stars. It takes 30 seconds.'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(customer.getByRole('radio')).toHaveCount(5);
  await expect(customer.getByRole('banner')).toHaveCount(0);
});

test('The form can be filled in with the keyboard alone', async ({ user, customer }) => {
  await customer.goto(`/review/${user.id}`);
  await customer.waitForFunction(() => document.activeElement === document.body);
  await customer.getByRole('button', { name: 'Submit Review' }).press('Enter');
  await expect(customer.getByText('Please choose a rating')).toBeVisible();
  await expect(customer.getByRole('radio', { name: '1 star' })).toBeFocused();
  for (let star = 1; star < 4; star += 1) await customer.keyboard.press('ArrowRight');
  await expect(customer.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await customer.keyboard.press('Tab');
  await customer.keyboard.type('Kind and quick.');
  await customer.keyboard.press('Tab');
  await customer.keyboard.type('Ida');
  await customer.keyboard.press('Enter');
  await expect(thanks(customer)).toBeVisible();
});

test('A review is sent with its keys as integers and confirmed, and a reload offers an empty form', async ({
  page,
  signUp,
  customer,
}) => {
  const { user } = await signUp({ fullName: 'Jo March' });
  const workplaceId = await addWorkplace(page, 'Blue Door');
  await customer.goto(`/review/${user.id}/${workplaceId}`);
  const sent = customer.waitForRequest('**/api/reviews/submit');
  await sendReview(customer, 'Kind and quick.', { stars: '4 stars', name: 'Ida' });
  expect((await sent).postDataJSON()).toEqual({
    rating: 4,
    comment: 'Kind and quick.',
    customerName: 'Ida',
    customerLocation: null,
    userId: user.id,
    workplaceId,
  });
  await expect(notifications(customer)).toHaveText(
    'Review submitted! Thank you! Your review has been sent to Jo.',
    { useInnerText: true },
  );
  await expect(thanks(customer)).toBeFocused();
  await test.step('What says so leaves slowly', async () => {
    const close = notifications(customer).getByRole('button', { name: 'Close' });
    // A look at it must not come later than the 120 ms.
    const durations = await close.evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    });
    expect(durations).toContain(120);
    await expect(notifications(customer)).toHaveText('');
  });

  await test.step('If the browser does not close the page, Close Window says that it can be closed', async () => {
    await customer.evaluate(() => {
      window.close = () => {};
    });
    await customer.getByRole('button', { name: 'Close Window' }).click();
    await expect(customer.getByText('You can close this page', { exact: true })).toBeVisible();
  });

  await customer.reload();
  await expect(customer.getByLabel('Your review')).toHaveValue('');
});

test(
  'A review for an unknown workplace becomes a General Review, and Close Window closes a popup',
  NIGHT,
  async ({ page, user, customer }) => {
    await customer.goto('/healthz');
    const [opened] = await Promise.all([
      customer.waitForEvent('popup'),
      customer.evaluate((link) => void window.open(link), `/review/${user.id}/999999`),
    ]);
    // A press before the script has loaded posts the form, and the resulting page cannot close itself.
    await opened.waitForLoadState();
    await sendReview(opened, 'Kind and quick.');
    await Promise.all([
      opened.waitForEvent('close'),
      // The page may close before Playwright sees the click succeed.
      opened
        .getByRole('button', { name: 'Close Window' })
        .click()
        .catch(() => undefined),
    ]);
    expect(await reviewsOf(page)).toMatchObject([{ workplaceId: null }]);
  },
);

test('When the free plan is full, a review is refused, its text is kept, and the form closes', async ({
  app,
  user,
  customer,
}) => {
  // Otherwise the page could learn it before the review is sent.
  await hold(customer, '**/api/users/*');
  await customer.goto(`/review/${user.id}`);
  for (let count = 0; count < freePlan.reviews; count += 1) await leaveReview(app, user.id);
  await writeReview(customer, 'Too late, but heartfelt.');
  await pressSubmit(customer);
  const alert = customer.locator('form').getByRole('alert');
  await expect(alert).toContainText(/can't take more reviews right now\. Your text is still here/);
  await expect(notifications(customer)).toHaveText('Error Review limit reached', { useInnerText: true });
  const field = customer.getByLabel('Your review');
  await expect(field).toHaveValue('Too late, but heartfelt.');
  const [above, below] = await Promise.all([alert.boundingBox(), field.boundingBox()]);
  expect(above?.y).toBeLessThan(below?.y ?? 0);

  await customer.goto(`/review/${user.id}`);
  await expect(customer.getByRole('heading', { name: /can't take more reviews right now/ })).toBeVisible();
  await expect(customer.getByRole('radio')).toHaveCount(0);
  await expect(customer.getByText('Too late, but heartfelt.')).toBeVisible();
});
