import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { sheetQuery } from '#contract/sheets.ts';
import { translatorFor } from '#locales/catalogue.ts';
import { loadTypesetter } from '#server/images/typesetting.ts';
import { light } from '#server/site/palette.ts';
import { startApp } from '#tests/start-app.ts';

test('Ink is black and white for any printer, and Note puts all but the code on its tint', async () => {
  const maya = await (await startApp()).professional();
  const colorsOf = async (query: string) => {
    const { text } = await maya.get(`/print/sheet.svg?sheet=business-card-eu${query}`);
    return new Set([...text.matchAll(/"(#[0-9a-f]+)"/g)].map(([, color]) => color));
  };
  expect(await colorsOf('')).toEqual(new Set(['#fff', '#000']));
  expect(await colorsOf('&ground=ink')).toEqual(new Set(['#fff', '#000']));
  expect(await colorsOf('&ground=note')).toContain(light.note);
});

describe('A sheet is refused', () => {
  test('without a session, and for the tracked code or workplace of another account', async () => {
    const app = await startApp();
    const [maya, ben] = [await app.professional(), await app.professional()];
    const { body: door } = await maya.post('/api/workplaces', { name: 'Blue Door' });
    const { body: trackedCode } = await maya.post('/api/tracked-codes', { name: 'Table 4' });
    for (const file of ['sheet.svg', 'sheet.pdf']) {
      const ask = (who: typeof ben, query: string) => who.get(`/print/${file}?sheet=badge&${query}`);
      expect((await app.visitor().get(`/print/${file}?sheet=badge`)).status).toBe(401);
      expect((await ask(maya, `trackedCode=${trackedCode.id}`)).status).toBe(200);
      expect((await ask(maya, `workplace=${door.id}`)).status).toBe(200);
      const foreign = [
        await ask(ben, `trackedCode=${trackedCode.id}`),
        await ask(ben, `workplace=${door.id}`),
      ];
      expect(foreign.map(({ status, body }) => [status, body.message])).toEqual([
        [404, 'Tracked code not found'],
        [404, 'Workplace not found'],
      ]);
    }
  });

  test('after 480 requests in ten minutes, for that account only', async () => {
    const app = await startApp({ env: { RATE_LIMITS: 'on' } });
    const [maya, ben] = [await app.professional(), await app.professional()];
    // Invalid requests count too, and are cheap.
    const refused = await Promise.all(
      Array.from({ length: 480 }, () => maya.get('/print/sheet.svg?sheet=mug')),
    );
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await maya.get('/print/sheet.pdf?sheet=badge')).status).toBe(429);
    expect((await ben.get('/print/sheet.pdf?sheet=badge')).status).toBe(200);
  });

  test('with one sentence if the query is invalid', async () => {
    const maya = await (await startApp()).professional();
    const { status, body } = await maya.get('/print/sheet.pdf?sheet=mug');
    expect([status, body.message]).toEqual([
      400,
      expect.stringMatching(/^sheet must be one of business-card-eu, /),
    ]);
    const refused = (query: Record<string, string>) => sheetQuery.safeParse(query).error?.issues[0]?.message;
    expect(refused({ sheet: 'badge', paper: 'roll' })).toBe('paper must be one of the papers for this sheet');
    expect(refused({ sheet: 'badge', trackedCode: '0' })).toBe(
      'trackedCode must be the id of a tracked code',
    );
    expect(refused({ sheet: 'badge', trackedCode: '1', workplace: '1' })).toBe(
      'trackedCode and workplace cannot be combined',
    );
    expect(refused({ sheet: 'badge', ground: 'red' })).toBe('ground must be one of ink, note');
    expect(refused({ sheet: 'badge', language: 'tlh' })).toBe('Please choose one of the languages');
    expect(refused({ sheet: 'badge', laminated: 'yes' })).toBe(
      'laminated, card and download must be 1 or omitted',
    );
  });
});

test('The sentences of a sheet are in the language asked for, or else in English', async () => {
  const maya = await (await startApp()).professional();
  const draw = async (query: string) =>
    (await maya.get(`/print/sheet.svg?sheet=business-card-eu${query}`)).text;
  expect(await draw('')).toBe(await draw('&language=en'));
  expect(await draw('&language=de')).not.toBe(await draw(''));
  expect(await draw('&language=ar')).not.toBe(await draw('&language=de'));
});

test.for(Object.keys(languages) as Language[])(
  'Fonts have every character of the sentences in %s, and East Asian ones say where a line may end',
  async (language) => {
    const { t } = translatorFor(language);
    const typesetter = await loadTypesetter();
    for (const sentence of sentences) {
      const text = t(sentence, { name: 'Maya' });
      for (const typeface of ['voice', 'bold', 'text'] as const)
        expect(
          typesetter
            .runsOf(text, typeface, language)
            .map(({ text }) => text)
            .join(''),
        ).not.toContain('◻');
      const isTranslated = text !== sentence.replace('{name}', 'Maya');
      if (isTranslated && (language === 'ja' || language === 'zh')) expect(text).toContain('\u200b');
    }
  },
);

const sentences = [
  'How did {name} do?',
  'Scan and tell {name}. 30 seconds, private.',
  'How did I do?',
  'Scan and tell me. 30 seconds, private.',
] as Sentence[];

test('One card can be drawn without its sheet', async () => {
  const maya = await (await startApp()).professional();
  const { text } = await maya.get('/print/sheet.svg?sheet=badge&card=1');
  expect(text).toMatch(/^<svg [^>]*width="90mm" height="60mm" viewBox="0 0 90 60">/);
  expect(text).not.toContain('<use');
});

test('A sheet is never cached, and has a file name when downloaded', async () => {
  const maya = await (await startApp()).professional({ fullName: '<Maya> & Co' });
  const shown = await maya.get('/print/sheet.svg?sheet=poster-letter');
  expect(shown.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.text).toMatch(/^<svg [^>]*width="215.9mm" height="279.4mm" viewBox="0 0 215.9 279.4">/);
  expect(shown.text).not.toMatch(/style|script|<text|<image/);
  const loaded = await maya.get('/print/sheet.pdf?sheet=poster-letter&download=1');
  expect(loaded.headers.get('content-type')).toBe('application/pdf');
  expect(loaded.headers.get('content-disposition')).toBe('attachment; filename="poster-letter.pdf"');
});
