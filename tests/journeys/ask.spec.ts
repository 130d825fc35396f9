import { expect, test } from './fixtures.ts';

test.use({ expectedErrors: /request to another host: https:\/\/wa\.me\// });

test('From the dashboard, a customer is asked on WhatsApp with three taps and a name, and their answer is listed', async ({
  page,
  customer,
  signUp,
}) => {
  await signUp({ fullName: 'Rosa Lima' });
  const sent: string[] = [];
  await page.route('https://wa.me/**', (route) => {
    sent.push(new URL(route.request().url()).searchParams.get('text') ?? '');
    return route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' });
  });

  await test.step('Ask, the name, WhatsApp: nothing has to be scrolled', async () => {
    await page.goto('/dashboard');
    const ask = page.getByRole('link', { name: 'Ask someone' });
    await expect(ask).toBeInViewport({ ratio: 1 });
    await ask.tap();
    await page.getByLabel('First name').tap();
    await page.keyboard.type('Zoë');
    const whatsApp = page.getByRole('button', { name: 'WhatsApp' });
    await expect(whatsApp).toBeInViewport({ ratio: 1 });
    await whatsApp.tap();
    await expect(page).toHaveTitle('WhatsApp');
  });

  const [text = ''] = sent;
  const [link = ''] = text.match(/http\S+$/) ?? [];
  expect(text).toMatch(/^Hi Zoë, thank you/);

  await test.step('The link opens the page of the professional with the customer’s name', async () => {
    await customer.goto(link);
    await expect(customer.getByRole('heading', { name: 'How did Rosa do?' })).toBeVisible();
    await expect(customer.getByLabel('Your name')).toHaveValue('Zoë');
    await page.goto('/ask');
    await expect(page.getByText('Opened', { exact: true })).toBeVisible();
  });

  await test.step('Their review answers it', async () => {
    await customer.getByText('5 stars').click();
    await customer.getByLabel('Your review').fill('The tap is quiet again.');
    await customer.getByRole('button', { name: 'Submit Review' }).click();
    await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  });
});

test('Asking stays in a thumb’s reach on the dashboard, above the bar, also while the account is full', async ({
  page,
  user,
}) => {
  const json = { subscriptionType: 'free', subscriptionExpiresAt: null, totalReviews: 5, reviewLimit: 5 };
  const reviews = { totalReviews: 5, recentViews: 1, averageRating: 5 };
  expect(user.subscriptionType).toBe('free');
  await page.route('**/api/reviews/stats', (route) => route.fulfill({ json: reviews }));
  const ask = page.getByRole('link', { name: 'Ask someone' });
  for (const isFull of [false, true]) {
    if (isFull) await page.route('**/api/subscription/status', (route) => route.fulfill({ json }));
    await page.goto('/dashboard');
    for (const top of [9_999, 0]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect(ask).toBeInViewport({ ratio: 1 });
    }
  }
  await ask.click();
  await expect(page.getByText(/^Your page is paused/)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveCount(0);
});
