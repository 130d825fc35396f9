import { translatorFor } from '#locales/catalogue.ts';
import { expect, leaveReview, test } from './fixtures.ts';

const german = () => translatorFor('de');

test.describe('With a German browser', () => {
  test.use({ contextOptions: { locale: 'de-DE' } });

  test('The dashboard is German before and after its scripts run', async ({ page, app, user }) => {
    const { t } = await german();
    await leaveReview(app, user.id, { comment: 'Sehr freundlich.' });
    const document = await (
      await page.request.get('/dashboard', { headers: { 'accept-language': 'de' } })
    ).text();
    await page.goto('/dashboard');
    await expect(page.getByText(t('Recent Reviews'))).toBeVisible();
    expect(document).toContain(t('Show my code'));
    await expect(page.getByText(/Sie haben 1\u00a0Bewertung /)).toBeVisible();
  });
});

test('The language chosen in Settings goes for pages, mails and other devices', async ({
  page,
  app,
  signUp,
  newVisitor,
}) => {
  const { t } = await german();
  const { user, password } = await signUp();
  await page.goto('/settings');
  await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('Settings'));
  await expect(page.getByLabel(t('Language'))).toHaveValue('de');

  await leaveReview(app, user.id, { customerName: 'Zoë' });
  const mail = () => app.mails.received.findLast(({ subject }) => subject?.includes('Zoë'));
  await expect.poll(mail).toBeTruthy();
  expect(mail()?.subject).toMatch(/^★+☆* von Zoë$/);
  expect(mail()?.text).toContain(t('Open in {site}', { site: 'Goodword' }));

  const device = await newVisitor();
  await device.goto('/login');
  await device.getByLabel('Username').fill(user.username);
  await device.getByLabel('Password', { exact: true }).fill(password);
  await device.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(device.getByText(t('Recent Reviews'))).toBeVisible();
});
