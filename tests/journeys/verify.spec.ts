import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { loadTranslator } from '#contract/languages/load-translator.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';

test('The verify page and its saved offline copy show whether a signed file is genuine', async ({
  app,
  page,
  context,
  signUp,
  newVisitor,
}, testInfo) => {
  const { user } = await signUp();
  await leaveReview(app, user.id, { comment: 'She saved <b>the day</b>' });
  await leaveReview(app, user.id, { rating: 4, comment: 'Nearly perfect', customerName: 'Jo' });
  const today = new Date().toISOString().slice(0, 10);
  const file = await page.request.get(`/api/reputation/statement?from=2026-01-01&to=${today}&texts=shown`);
  const genuine = testInfo.outputPath('reputation.json');
  writeFileSync(genuine, await file.body());
  const tampered = testInfo.outputPath('better.json');
  const { statement, reviews } = await file.json();
  const [latest, ...others] = reviews;
  const better = `~${toBase64url(['salt', 'comment', 'Simply perfect'])}~`;
  const changed = [{ ...latest, sdJwt: latest.sdJwt.replace(/~.*/, better) }, ...others];
  writeFileSync(tampered, JSON.stringify({ statement, reviews: changed }));
  const copy = testInfo.outputPath('goodword-verify.html');
  const download = await page.request.get('/verify?download');
  expect(download.headers()['content-disposition']).toBe('attachment; filename="goodword-verify.html"');
  writeFileSync(copy, await download.body());

  await test.step('The verify page tells a genuine file from a changed one', async () => {
    const employer = await newVisitor();
    await employer.goto('/verify');
    await expectVerdicts(employer);
    await expectAccessible(employer);
    await employer.getByLabel('Reputation file').setInputFiles(genuine);
    await expect(employer.getByRole('heading', { name: 'Yes, this is genuine' })).toBeFocused();
    await expectAccessible(employer);
  });

  await test.step('A saved copy does the same offline', async () => {
    await context.setOffline(true);
    await page.goto(pathToFileURL(copy).href);
    await expectVerdicts(page);
    await expect(page.getByText(`This is a saved copy.`)).toContainText(`${app.url}/verify`);
    await expect(page.getByRole('link', { name: 'Save this page' })).toBeHidden();
  });

  await test.step('A saved copy gives its verdict in the language it was saved in', async () => {
    const { t } = await loadTranslator('de', ['employer']);
    const german = await page.request.get('/verify?download&lang=de');
    writeFileSync(copy, await german.body());
    await page.goto(pathToFileURL(copy).href);
    await page.getByLabel(t('Reputation file')).setInputFiles(genuine);
    const result = page.getByRole('region', { name: t('Result') });
    await expect(result.getByRole('heading', { name: t('Yes, this is genuine') })).toBeFocused();
    await expect(result).toContainText('4,50');
  });

  await test.step('A browser without Web Crypto says that it cannot check', async () => {
    const old = await newVisitor();
    await old.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    await old.goto('/verify');
    await expect(old.getByRole('status')).toContainText("This browser can't check signatures here.");
    await expect(old.getByLabel('Reputation file')).toBeDisabled();
  });

  async function expectVerdicts(checker: Page): Promise<void> {
    const result = checker.getByRole('region', { name: 'Result' });
    await checker.getByLabel('Reputation file').setInputFiles(genuine);
    await expect(result.getByRole('heading', { name: 'Yes, this is genuine' })).toBeFocused();
    await expect(result).toContainText('Ana Ruiz');
    await expect(result).toContainText('4.50 of 5 stars, from 2 reviews');
    const [latest, first] = [
      result.getByRole('listitem').filter({ hasText: 'Nearly perfect' }),
      result.getByText('She saved <b>the day</b>'),
    ];
    await expect(first).toBeVisible();
    await expect(latest.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    await expect(latest).toContainText('Name hidden by the professional');

    await checker.getByLabel('Reputation file').setInputFiles(tampered);
    await expect(result.getByRole('heading', { name: 'No, do not rely on this file' })).toBeFocused();
    await expect(result).toContainText('Review 1 of 2: The text or a name was changed.');
    await expect(result).not.toContainText('Ana Ruiz');
    await expect(result).not.toContainText('Simply perfect');
  }
});

function toBase64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
