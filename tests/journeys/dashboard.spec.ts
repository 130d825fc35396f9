import { expect, leaveReview, test } from './fixtures.ts';

test('The dashboard greets by first name and says how the reputation stands', async ({
  app,
  page,
  signUp,
}) => {
  const { user } = await signUp({ fullName: 'Jo March' });
  for (const rating of [5, 4, 4, 5]) await leaveReview(app, user.id, { rating, comment: `Stars: ${rating}` });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jo');
  await expect(page.getByText('4.5 / 5')).toBeVisible();
  await expect(page.getByText('Total Reviews')).toBeVisible();
  await expect(page.getByText('Recent Views')).toBeVisible();
  await expect(page.getByText('Average Rating')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/reviews');

  await expect(page.getByText('Limited')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('1 remaining')).toBeVisible();
  await leaveReview(app, user.id);
  await page.reload();
  await expect(page.getByText('Review limit reached. Upgrade to continue.')).toBeVisible();
});

test('Each review is an article headed by its customer’s name', async ({ app, page, signUp }) => {
  const { user } = await signUp();
  await leaveReview(app, user.id, { customerName: 'Daniel Weiss' });
  for (const [path, level] of [
    ['/', 3],
    ['/reviews', 2],
  ] as const) {
    await page.goto(path);
    const review = page.getByRole('article', { name: 'Daniel Weiss' });
    await expect(review.getByRole('heading', { level })).toHaveText('Daniel Weiss');
  }
});

test('At the free limit the QR card, /show and /print say that the page is paused', async ({
  app,
  page,
  signUp,
}) => {
  const { user } = await signUp();
  const note = page.getByText(
    "Your page is paused: you've used all 5 free reviews. Upgrade to collect more.",
  );
  await page.goto('/');
  await expect(page.getByText('5 remaining')).toBeVisible();
  await expect(note).toHaveCount(0);
  for (let count = 0; count < 5; count += 1) await leaveReview(app, user.id);
  for (const path of ['/', '/show', '/print']) {
    await page.goto(path);
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
  }
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeHidden();
});

test('The QR code follows the chosen workplace, and a new one can be added there', async ({
  app,
  page,
  signUp,
}) => {
  const { user } = await signUp();
  await page.goto('/');
  const code = page.getByRole('img', { name: /^QR code/ });
  const choice = page.getByRole('combobox');
  const linkOf = async () =>
    new URL((await code.getAttribute('src')) ?? '', app.url).searchParams.get('data');
  await expect(choice.getByRole('option')).toHaveText(['No specific workplace', 'Add New Workplace...']);
  expect(await linkOf()).toBe(`${app.url}/review/${user.id}`);
  await expect(code).toHaveJSProperty('width', 250);
  await expect(code).toHaveJSProperty('height', 250);

  page.once('dialog', (prompt) => prompt.dismiss());
  await choice.selectOption('Add New Workplace...');
  await expect(choice).toHaveValue('');

  const answers = ['Night Kitchen', 'Oslo'];
  page.on('dialog', (prompt) => prompt.accept(answers.shift()));
  await choice.selectOption('Add New Workplace...');
  await expect(choice.getByRole('option')).toHaveText([
    'No specific workplace',
    'Night Kitchen - Oslo',
    'Add New Workplace...',
  ]);
  await expect.poll(linkOf).toMatch(new RegExp(`^${app.url}/review/${user.id}/\\d+$`));
});

test('Sharing without a share sheet copies the link and says so', async ({ app, page, context, signUp }) => {
  const { user } = await signUp();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Share QR Code' }).click();
  const link = `${app.url}/review/${user.id}`;
  await expect(page.getByText(`Review link copied to clipboard: ${link}`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('A dead session shows the stored person at once, then leads to the login', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  await signUp();
  await page.context().clearCookies();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  for (const error of consoleErrors.splice(0)) expect(error).toContain('401');
});
