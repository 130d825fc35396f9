import type { Page } from '@playwright/test';
import { expect, leaveReview, test } from '../fixtures.ts';
import { pressSubmit, writeReview } from '../review-form.ts';
import { hold } from '../traffic.ts';

test.describe('Where the page has to look up for whom it is', () => {
  test('loading, then the form', async ({ signUp, newVisitor }) => {
    const { user } = await signUp({ fullName: 'Jo March' });
    const customer = await newVisitor();
    await arriveUnfilled(customer);
    const release = await hold(customer, `**/api/users/${user.id}`);
    await customer.goto(`/review/${user.id}`);
    await expect(customer.getByText('Loading...')).toBeAttached();
    await expect(customer.getByRole('radio')).toHaveCount(0);
    release();
    await expect(customer.getByRole('heading', { level: 1 })).toContainText('Jo');
    await expect(customer.locator('body')).not.toContainText('March');
    await expect(customer.getByRole('radio')).toHaveCount(5);
  });

  test('shows Invalid Review Link if the user lookup fails', async ({ newVisitor, consoleErrors }) => {
    const customer = await newVisitor();
    await arriveUnfilled(customer);
    await customer.goto('/review/999999');
    await expect(customer.getByRole('heading', { name: 'Invalid Review Link' })).toBeVisible();
    await expect(
      customer.getByText("The review link you're trying to access is invalid or has expired.", {
        exact: true,
      }),
    ).toBeVisible();
    await expect(customer.getByRole('radio')).toHaveCount(0);
    expect(consoleErrors.splice(0).join()).toContain('404');
  });

  test('workplace lookup failure does not block the form', async ({ signUp, newVisitor, consoleErrors }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await arriveUnfilled(customer);
    await customer.route('**/api/workplaces/31', (route) => route.fulfill({ status: 500, body: '' }));
    await customer.goto(`/review/${user.id}/31`);
    await expect(customer.getByRole('radio')).toHaveCount(5);
    expect(consoleErrors.splice(0).join()).toContain('500');
  });

  test('a fullName is all it needs to know', async ({ newVisitor }) => {
    const customer = await newVisitor();
    await customer.route('**/review/7/31', async (route) => {
      const page = await route.fetch({ url: new URL('/review/1', route.request().url()).href });
      return route.fulfill({ status: 200, headers: page.headers(), body: unfilled(await page.text()) });
    });
    await customer.route('**/api/users/7', (route) =>
      route.fulfill({ json: { id: 7, fullName: 'Jo March' } }),
    );
    await customer.route('**/api/workplaces/31', (route) =>
      route.fulfill({ json: { id: 31, name: 'Blue Door' } }),
    );
    await customer.goto('/review/7/31');
    await expect(customer.getByRole('heading', { level: 1 })).toContainText('Jo');
    await expect(customer.getByText('Blue Door', { exact: true })).toBeVisible();
    await expect(customer.getByRole('radio')).toHaveCount(5);
  });
});

test('An unknown workplace does not block the form: what is written becomes a General Review', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const { user } = await signUp();
  const customer = await newVisitor();
  await customer.goto(`/review/${user.id}/999999`);
  await submitReview(customer);
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  const [stored] = await (await page.request.get('/api/reviews')).json();
  expect(stored.workplaceId).toBeNull();
});

test('Submitting sends the form with userId and workplaceId as integers', async ({
  page,
  signUp,
  newVisitor,
}) => {
  const { user } = await signUp();
  const added = await page.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
  const workplace = await added.json();
  const customer = await newVisitor();
  await customer.goto(`/review/${user.id}/${workplace.id}`);
  const [request] = await Promise.all([
    customer.waitForRequest('**/api/reviews/submit'),
    submitReview(customer),
  ]);
  expect(request.postDataJSON()).toEqual({
    rating: 4,
    comment: 'Kind and quick.',
    customerName: 'Ida',
    customerLocation: null,
    userId: user.id,
    workplaceId: workplace.id,
  });
});

for (const { said, answer, description } of [
  {
    said: 'the server message',
    answer: { status: 429, json: { message: 'Words of the server' } },
    description: 'Words of the server',
  },
  {
    said: 'Failed to submit review',
    answer: { status: 500, body: '' },
    description: 'Failed to submit review',
  },
])
  test(`Failure toast Error with ${said}; the form keeps what was typed`, async ({
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.route('**/api/reviews/submit', (route) => route.fulfill(answer));
    await customer.goto(`/review/${user.id}`);
    await submitReview(customer);
    await expect(notices(customer)).toHaveText(`Error ${description}`, { useInnerText: true });
    await expect(customer.getByLabel('Your review')).toHaveValue('Kind and quick.');
    await expect(customer.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await customer.close();
    expect(consoleErrors.splice(0).join()).toContain('Failed to load resource');
  });

test('Success toast Review submitted! Thank you! Your review has been sent to {first name}.', async ({
  signUp,
  newVisitor,
}) => {
  const { user } = await signUp({ fullName: 'Jo March' });
  const customer = await newVisitor();
  await customer.goto(`/review/${user.id}`);
  await submitReview(customer);
  await expect(notices(customer)).toHaveText(
    'Review submitted! Thank you! Your review has been sent to Jo.',
    { useInnerText: true },
  );
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeFocused();
});

test('Close Window closes the window, or says that one can', async ({ page, app, signUp, newVisitor }) => {
  const { user } = await signUp();
  const customer = await newVisitor();
  await customer.goto(`/review/${user.id}`);
  await submitReview(customer);
  await customer.evaluate(() => {
    window.close = () => {};
  });
  await customer.getByRole('button', { name: 'Close Window' }).click();
  await expect(customer.getByText('You can close this page', { exact: true })).toBeVisible();

  await page.goto('/login');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((link) => void window.open(link), `${app.url}/review/${user.id}`),
  ]);
  // A press before the script has arrived is answered by a page that cannot close itself.
  await opened.waitForLoadState();
  await submitReview(opened);
  await Promise.all([
    opened.waitForEvent('close'),
    // The page may be gone before it can tell that it was pressed.
    opened
      .getByRole('button', { name: 'Close Window' })
      .click()
      .catch(() => undefined),
  ]);
});

test.describe('Its toasts', () => {
  test('close by themselves after 5000 ms', async ({ signUp, newVisitor, consoleErrors }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.clock.install({ time: '2026-01-05T12:00:00Z' });
    await failOnce(customer, user.id);
    await customer.clock.pauseAt('2026-01-05T13:00:00Z');
    await customer.getByRole('button', { name: 'Submit Review' }).click();
    await expect(notices(customer)).not.toHaveText('');
    await customer.clock.runFor(4_999);
    await expect(notices(customer)).not.toHaveText('');
    await customer.clock.runFor(1);
    await expect(notices(customer)).toHaveText('');
    await customer.close();
    consoleErrors.splice(0);
  });

  test('are dismissed by a swipe to the right of more than 50 px, not of 40', async ({
    signUp,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await failOnce(customer, user.id);
    await customer.getByRole('button', { name: 'Submit Review' }).click();
    const toast = notices(customer).getByRole('alert');
    await swipe(customer, 40);
    await expect(toast).toBeVisible();
    await letGoOutside(customer);
    await customer.mouse.move(300, 40);
    await expect(toast).toHaveCSS('translate', /^(none|0px)$/);
    await swipe(customer, 60);
    await expect(toast).toHaveCount(0);
    await customer.close();
    consoleErrors.splice(0);
  });

  test('have a Close button, and F8 focuses their area', async ({ signUp, newVisitor, consoleErrors }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await failOnce(customer, user.id);
    await customer.getByRole('button', { name: 'Submit Review' }).click();
    await expect(notices(customer)).not.toHaveText('');
    await customer.keyboard.press('F8');
    await expect(notices(customer)).toBeFocused();
    await customer.keyboard.press('Tab');
    await expect(notices(customer).getByRole('button', { name: 'Close' })).toBeFocused();
    await customer.keyboard.press('Enter');
    await expect(notices(customer)).toHaveText('');
    await customer.close();
    consoleErrors.splice(0);
  });

  async function failOnce(customer: Page, userId: number): Promise<void> {
    await customer.route('**/api/reviews/submit', (route) => route.fulfill({ status: 500, body: '' }));
    await customer.goto(`/review/${userId}`);
    await writeReview(customer, 'Kind and quick.', { stars: '4 stars', name: 'Ida' });
  }

  async function letGoOutside(customer: Page): Promise<void> {
    await customer.mouse.move(60, 40);
    await customer.mouse.down();
    await customer.mouse.move(60, 400);
    await customer.mouse.up();
  }

  async function swipe(customer: Page, distance: number): Promise<void> {
    const { x, y } = (await notices(customer).getByText('Error').boundingBox()) ?? { x: 0, y: 0 };
    await customer.mouse.move(x + 5, y + 5);
    await customer.mouse.down();
    await customer.mouse.move(x + 5 + distance, y + 5, { steps: 5 });
    await customer.mouse.up();
  }
});

test('Somebody else’s words do not wait on a shared phone after they were sent', async ({
  app,
  signUp,
  newVisitor,
}) => {
  const { user } = await signUp();
  await leaveReview(app, user.id);
  const customer = await newVisitor();
  await customer.goto(`/review/${user.id}`);
  await submitReview(customer);
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await customer.reload();
  await expect(customer.getByLabel('Your review')).toHaveValue('');
});

/** Plays a server that gives the bare page. */
async function arriveUnfilled(customer: Page): Promise<void> {
  await customer.route('**/review/**', async (route) => {
    const page = await route.fetch();
    return route.fulfill({ status: 200, headers: page.headers(), body: unfilled(await page.text()) });
  });
}

function unfilled(html: string): string {
  return html
    .replace(/<script type="application\/json" id="review-data">.*?<\/script>/s, '')
    .replace(/<div id="root".*<\/div>(?=\s*<\/body>)/s, '<div id="root"></div>');
}

const notices = (customer: Page) => customer.getByRole('region', { name: 'Notifications (F8)' });

async function submitReview(customer: Page): Promise<void> {
  await writeReview(customer, 'Kind and quick.', { stars: '4 stars', name: 'Ida' });
  await pressSubmit(customer);
}
