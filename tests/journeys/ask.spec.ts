import { freePlan } from '#contract/plans.ts';
import { expect, leaveReview, test } from './fixtures.ts';
import { pressSubmit, thanks } from './review-form.ts';

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
    await customer.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await customer.getByLabel('Your review').fill('The tap is quiet again.');
    await pressSubmit(customer);
    await expect(thanks(customer)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  });
});

test('Asking stays above the bar of the dashboard; while the account is full, /ask says so before a word is written', async ({
  app,
  page,
  user,
}) => {
  const ask = page.getByRole('link', { name: 'Ask someone' });
  for (let count = 1; count <= freePlan.reviews; count += 1) {
    await leaveReview(app, user.id);
    if (count !== freePlan.reviews - 1) continue;
    await page.goto('/dashboard');
    for (const top of [9_999, 0]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect(ask).toBeInViewport({ ratio: 1 });
    }
  }
  await page.reload();
  await ask.tap();
  await expect(page.getByText(/^Your page is paused/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Asked' })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveCount(0);
});
