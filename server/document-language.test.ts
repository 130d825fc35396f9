import { beforeEach, describe, expect, test } from 'vitest';
import { type Language, languages, languageTag } from '#contract/languages/languages.ts';
import { skipWithoutDatabase, startApp, startWithAna } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const all = Object.keys(languages) as Language[];
const languageOf = (text: string) => /<html lang="([\w-]+)"/.exec(text)?.[1];

describe("A page's language is", () => {
  test('that of ?lang=, which later pages keep, else of the browser, else English', async () => {
    const app = await startApp();
    for (const path of ['/', '/login', '/pricing', '/help', '/cards', '/unknown', '/app-shell']) {
      const page = async (headers: Record<string, string>, query = '') =>
        languageOf((await app.visitor().get(path + query, headers)).text);
      expect([path, await page({})]).toEqual([path, 'en']);
      expect([path, await page({ 'accept-language': 'pt-BR,en;q=0.5' })]).toEqual([path, 'pt-BR']);
      expect([path, await page({ 'accept-language': 'pt', cookie: 'language=ja' })]).toEqual([path, 'ja']);
      expect([path, await page({ cookie: 'language=xx' })]).toEqual([path, 'en']);
      expect([path, await page({ cookie: 'language=ja' }, '?lang=tr')]).toEqual([path, 'tr']);
      const { headers } = await app.visitor().get(`${path}?lang=tr`);
      expect(headers.get('set-cookie')).toMatch(/^language=tr; .*HttpOnly; SameSite=Lax$/);
      expect(headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
    }
  });

  test('the one chosen in Settings for those who are signed in, on every device', async () => {
    const { app, ana } = await startWithAna();
    const page = async (headers: Record<string, string> = {}) => {
      const { text } = await app
        .visitor()
        .get('/dashboard', { ...headers, cookie: `${ana.cookie}; ${headers.cookie ?? ''}` });
      return languageOf(text);
    };
    expect(await page({ 'accept-language': 'de' })).toBe('de');
    const choose = (language: string | null) => ana.patch('/api/auth/me', { language });
    expect((await choose('fr')).headers.get('set-cookie')).toContain('language=fr');
    expect(await page({ 'accept-language': 'de', cookie: 'language=it' })).toBe('fr');
    expect((await choose(null)).headers.get('set-cookie')).toContain('language=;');
    expect(await page({ 'accept-language': 'de' })).toBe('de');
  });

  test('kept in a cookie that is Secure on https, also when it is cleared', async () => {
    const origin = 'https://goodword.example';
    const app = await startApp({ env: { APP_URL: origin } });
    const ana = await app.professional();
    const { headers } = await app.visitor().get('/login?lang=tr');
    expect(headers.get('set-cookie')).toMatch(/^language=tr; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const cleared = await ana.patch('/api/auth/me', { language: null }, { origin });
    expect(cleared.headers.get('set-cookie')).toMatch(
      /^language=; .*Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});

test.for(all)(
  'Public pages in %s say so, and name themselves and the other languages to search engines',
  async (language) => {
    const app = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const address = (code: string) =>
      `https://goodword.example/pricing${code === 'en' ? '' : `?lang=${code}`}`;
    const { text } = await app.visitor().get(`/pricing?lang=${language}`);
    expect(text).toContain(`<html lang="${languageTag(language)}"${language === 'ar' ? ' dir="rtl"' : ''}>`);
    expect(text).toContain(`<link rel="canonical" href="${address(language)}"`);
    for (const each of all)
      expect(text).toContain(`<link rel="alternate" hreflang="${languageTag(each)}" href="${address(each)}"`);
    expect(text).toContain(`hreflang="x-default" href="${address('en')}"`);
    const [, link = ''] = /<link rel="manifest" href="([^"]+)"/.exec(text) ?? [];
    const manifest = await app.visitor().get(link);
    expect(JSON.parse(manifest.text)).toMatchObject({ lang: languageTag(language) });
  },
);
