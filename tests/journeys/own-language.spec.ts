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
