import { expect, leaveReview, test } from './fixtures.ts';
import { pressSubmit, writeReview } from './review-form.ts';

test.describe('The review page', () => {
  test('shows first name, workplace, privacy and the stars on a small phone without scrolling', async ({
    page,
    signUp,
    newVisitor,
  }) => {
    const { user } = await signUp();
    const added = await page.request.post('/api/workplaces', {
      data: { name: 'Blue Door', location: 'Lisbon' },
    });
    const customer = await newVisitor();
    await customer.setViewportSize({ width: 360, height: 640 });
    await customer.goto(`/review/${user.id}/${(await added.json()).id}`);
    await expect(customer.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(customer.getByText('Blue Door').first()).toBeInViewport({ ratio: 1 });
    await expect(customer.getByText(/private/i).first()).toBeInViewport({ ratio: 1 });
    await expect(customer.getByRole('group', { name: /rat|star/i })).toBeInViewport({ ratio: 1 });
    await expect(customer.getByRole('radio')).toHaveCount(5);
    await expect(customer.getByRole('banner')).toHaveCount(0);
    await expect(customer).toHaveTitle(/Ana/);
  });

  test('can be filled in by keyboard alone', async ({ signUp, newVisitor }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}`);
    await customer.waitForFunction(() => document.activeElement === document.body);
    await customer.keyboard.press('Tab');
    await expect(customer.getByRole('radio', { name: '1 star' })).toBeFocused();
    await customer.keyboard.press('ArrowRight');
    await customer.keyboard.press('ArrowRight');
    await customer.keyboard.press('ArrowRight');
    await expect(customer.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await customer.keyboard.press('Tab');
    await customer.keyboard.type('Kind and quick.');
    await customer.keyboard.press('Tab');
    await customer.keyboard.type('Ida');
    await customer.keyboard.press('Enter');
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  });

  test('says what is missing, at the field, and goes to the first', async ({ signUp, newVisitor }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}`);
    await pressSubmit(customer);
    await expect(customer.getByText('Please choose a rating')).toBeVisible();
    await expect(customer.getByText('Please provide a review comment')).toBeVisible();
    await expect(customer.getByText('Please provide your name')).toBeVisible();
    await expect(customer.getByRole('radio', { name: '1 star' })).toBeFocused();
    await expect(customer.getByLabel('Your review')).toHaveAccessibleDescription(
      /Please provide a review comment/,
    );
  });

  test('keeps the words when the connection fails, and sends them once it is back, once', async ({
    app,
    signUp,
    page,
    newVisitor,
    consoleErrors,
  }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}`);
    await writeReview(customer, 'From the cellar bar.');
    await customer.context().setOffline(true);
    await pressSubmit(customer);
    await expect(customer.getByRole('alert')).toBeVisible();
    await expect(customer.getByLabel('Your review')).toHaveValue('From the cellar bar.');
    await customer.context().setOffline(false);
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    const stored = await (await page.request.get(`${app.url}/api/reviews`)).json();
    expect(stored.map((review: { comment: string }) => review.comment)).toEqual(['From the cellar bar.']);
    expect(consoleErrors.splice(0).join()).toContain('ERR_INTERNET_DISCONNECTED');
  });

  test('shows the server’s words when a review is refused, and keeps the customer’s', async ({
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
    await expect(customer.getByText('Review limit reached').first()).toBeVisible();
    await expect(customer.getByLabel('Your review')).toHaveValue('Too late, but heartfelt.');
    expect(consoleErrors.splice(0).join()).toContain('403');
  });

  test('of somebody whose free plan is full says so instead of a form', async ({
    app,
    signUp,
    newVisitor,
  }) => {
    const { user } = await signUp();
    for (let i = 0; i < 5; i += 1) await leaveReview(app, user.id);
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}`);
    await expect(customer.getByText(/take more reviews right now/)).toBeVisible();
    await expect(customer.getByRole('radio')).toHaveCount(0);
  });

  test('of nobody says that the link is invalid', async ({ newVisitor, consoleErrors }) => {
    const customer = await newVisitor();
    const answer = await customer.goto('/review/999999');
    expect(answer?.status()).toBe(404);
    await expect(customer.getByRole('heading', { name: 'Invalid Review Link' })).toBeVisible();
    await expect(
      customer.getByText("The review link you're trying to access is invalid or has expired."),
    ).toBeVisible();
    expect(consoleErrors.splice(0).join()).toMatch(/^Failed to load resource.*404[^,]*$/);
  });

  test('stands readable before any script has arrived', async ({ signUp, browser, app }) => {
    const { user } = await signUp();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const customer = await context.newPage();
    await customer.goto(`${app.url}/review/${user.id}`);
    await expect(customer.getByRole('heading', { level: 1 })).toContainText('Ana');
    await expect(customer.getByLabel('Your review')).toBeVisible();
    await context.close();
  });
});
