import { beforeEach, expect, test } from 'vitest';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

test('The verify page is in the language of the browser, and its download in the language of the page', async () => {
  const app = await startApp();
  const inArabic = await app.visitor().get('/verify', { 'accept-language': 'ar' });
  expect(inArabic.text).toContain('<html lang="ar" dir="rtl">');
  expect(inArabic.headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
  const [, download = ''] = /href="(\/verify\?download[^"]*)"/.exec(inArabic.text) ?? [];
  const copy = await app.visitor().get(download.replaceAll('&amp;', '&'), { 'accept-language': 'de' });
  expect(copy.text === inArabic.text).toBe(true);
  expect((await app.visitor().get('/verify', { 'accept-language': 'de' })).text).toContain(
    '<html lang="de">',
  );
});
