import { beforeEach, expect, test } from 'vitest';
import { newRegistration } from '#server/demo/cast.ts';
import { skipWithoutDatabase } from '#tests/start-app.ts';
import { startWithMail } from '#tests/start-with-mail.ts';

beforeEach(skipWithoutDatabase);

async function open() {
  // Signing up sends a mail where addresses are confirmed.
  const { app, sink } = await startWithMail({ settings: { confirmsAddresses: true } });
  const form = newRegistration();
  const browser = app.visitor();
  await browser.post('/api/auth/register', form, { 'accept-language': 'pt-BR,en;q=0.5' });
  return { app, sink, browser, email: form.email };
}

test('Mails are in the language of the browser that signed in, until one is chosen in Settings', async () => {
  const { app, sink, browser, email } = await open();
  const languageOf = async (index: number) => {
    const { html, headers } = (await sink.waitFor(index + 1))[index] ?? {};
    const header = headers?.find(({ key }) => key === 'content-language')?.value;
    return [header, /<html lang="[\w-]+" dir="\w+">/.exec(html ?? '')?.[0]];
  };
  expect(await languageOf(0)).toEqual(['pt-BR', '<html lang="pt-BR" dir="ltr">']);
  await browser.patch('/api/auth/me', { language: 'ar' });
  await app.visitor().post('/api/auth/forgot-password', { email }, { 'accept-language': 'fr' });
  expect(await languageOf(1)).toEqual(['ar', '<html lang="ar" dir="rtl">']);
});

test('The page to stop mails is in the language of its account, and of the browser for an unknown link', async () => {
  const { app } = await open();
  const { unsubscribe_token: token } = await app.service.deps.db
    .selectFrom('users')
    .select('unsubscribe_token')
    .where('browser_language', '=', 'pt')
    .executeTakeFirstOrThrow();
  const languageAt = async (path: string) => {
    const { text } = await app.visitor().get(path, { 'accept-language': 'ar', accept: 'text/html' });
    return /<html lang="[\w-]+"[^>]*>/.exec(text)?.[0];
  };
  expect(await languageAt(`/unsubscribe?token=${token}`)).toBe('<html lang="pt-BR">');
  expect(await languageAt('/unsubscribe?token=unknown')).toBe('<html lang="ar" dir="rtl">');
  expect(await languageAt('/test-payment/unknown')).toBe('<html lang="ar" dir="rtl">');
});

test('An error page is in the language of the browser, also of a URL that can’t be read', async () => {
  const { app } = await open();
  for (const path of ['/no-such-page', '/review/%zz']) {
    const headers = { 'accept-language': 'de', accept: 'text/html' };
    const { status, text } = await app.visitor().get(path, headers);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    expect(text).toContain('<html lang="de">');
  }
});
