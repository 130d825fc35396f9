import { beforeEach, describe, expect, test } from 'vitest';
import { type Language, languages, languageTag } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { readCatalogue } from '#locales/catalogue.ts';
import { translatorFor } from '#server/site/translators.ts';
import { submitReview } from '#tests/customer.ts';
import { skipWithoutDatabase, startWithAna, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const all = Object.keys(languages) as Language[];
const sentences = readCatalogue('fr')
  .filter(({ files }) =>
    files.some((file) => /^(web\/(public|ui|small-pages)|contract|server\/reviews)\b/.test(file)),
  )
  .map(({ sentence }) => sentence as Sentence);

describe('The review page uses', () => {
  test('the language of the URL, else of the browser, else English', async () => {
    const { app, ana } = await startWithAna();
    for (const [accepted, query, spoken] of [
      [undefined, '', 'en'],
      ['*', '', 'en'],
      ['FR-ca', '', 'fr'],
      ['zh-Hant-HK,zh;q=0.9', '', 'zh-Hans'],
      ['de;q=0.7, it;q=0.9', '', 'it'],
      ['sv,nb;q=0.9,nl;q=0.1', '', 'nl'],
      ['fr;q=0,tr;q=0.001', '', 'tr'],
      ['fr;q=much,pl;q=0.2', '', 'pl'],
      [';;,,-,ar;v=1', '', 'ar'],
      ['__proto__,constructor', '', 'en'],
      ['fr', '?lang=constructor', 'fr'],
      ['fr', '?lang=ja', 'ja'],
      ['fr', '?lang=xx', 'fr'],
      ['fr', '?lang=es&lang=de', 'fr'],
      ['fr', '?other=1&lang=es', 'es'],
    ] as const) {
      const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-language': accepted };
      const answer = await app.visitor().get(`/review/${ana.user.id}${query}`, headers);
      const [, found] = /<html lang="([\w-]+)"/.exec(answer.text) ?? [];
      expect([accepted, query, answer.status, found]).toEqual([accepted, query, 200, spoken]);
      expect(answer.headers.get('vary')).toBe('Accept-Language, Accept-Encoding');
    }
  });

  test('each language in its title, form and text direction', async () => {
    const { app, ana } = await startWithAna();
    const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
    for (const language of all) {
      const { t } = translatorFor(language);
      const { text } = await app.visitor().get(`/review/${ana.user.id}/${workplace.id}?lang=${language}`);
      expect(text).toContain(
        `<html lang="${languageTag(language)}"${language === 'ar' ? ' dir="rtl"' : ''}>`,
      );
      expect(text).toContain(
        `<title>${t('Review for {name} at {workplace}', { name: 'Ana', workplace: 'Blue Door' })}</title>`,
      );
      const pieces = piecesOf(text);
      for (const sentence of ['Your review', '5 stars', 'Submit Review', 'Where you are from'] as const)
        expect(pieces).toContain(t(sentence));
      expect(pieces).toContain(t('How did {name} do?', { name: 'Ana' }));
    }
  });

  test('no English text if another language was requested', async () => {
    const { app, ana } = await startWithAna();
    const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
    const full = await app.professional();
    for (let i = 0; i < 5; i += 1) await submitReview(app, full.user.id);

    const seen = new Set<string>();
    for (const language of all) {
      const { translateMessage } = translatorFor(language);
      for (const html of await getEveryPage(app, language, {
        open: `/review/${ana.user.id}`,
        atWork: `/review/${ana.user.id}/${workplace.id}`,
        full: `/review/${full.user.id}`,
      })) {
        const english = englishIn(html);
        if (language === 'en') for (const sentence of english) seen.add(sentence);
        else
          expect([language, english.filter((each) => translateMessage(each) !== each)]).toEqual([
            language,
            [],
          ]);
      }
    }
    // Guards against a test that finds no text at all.
    expect(seen.size).toBeGreaterThan(40);
  });
});

describe('The form without JavaScript', () => {
  test('shows errors and thanks in the language of its URL', async () => {
    const { app, ana } = await startWithAna();
    const path = `/review/${ana.user.id}?lang=ar`;
    const { t } = translatorFor('ar');
    const wrong = await post(app, path, { rating: '5', customerName: 'Ida' });
    expect(wrong.text).toContain('<html lang="ar" dir="rtl">');
    expect(wrong.text).toContain(`>${t('Almost there')}</h1>`);
    expect(wrong.text).toContain(`>${t('Please provide a review comment')}</p>`);
    // A form that has no action posts to its own URL.
    expect(wrong.text).toMatch(/<form id="review" noValidate="" method="post">/);

    const thanks = await post(app, path, { rating: '5', customerName: 'Ida', comment: 'رائع جدًا' });
    expect(thanks.text).toContain(`>${t('Thank You')}</h1>`);
    expect(thanks.text).toContain('\u2068Ana\u2069');
    expect((await ana.get('/api/reviews')).body).toMatchObject([{ comment: 'رائع جدًا', language: 'ar' }]);
  });
});

test('A review stores its language; an unknown one is stored as null', async () => {
  const { app, ana } = await startWithAna();
  for (const language of ['ja', 'xx', undefined])
    await submitReview(
      app,
      ana.user.id,
      {},
      {
        ...(language && { 'content-language': language }),
      },
    );
  await post(app, `/review/${ana.user.id}`, { rating: '4', customerName: 'Ida', comment: 'Lovely.' });
  const { body } = await ana.get('/api/reviews');
  expect(body.map((review: { language: string | null }) => review.language)).toEqual([
    'en',
    null,
    null,
    'ja',
  ]);
});

type Links = Record<'open' | 'atWork' | 'full', string>;

/** Every page a customer can get, except for the thank-you page, which needs a stored review. */
async function getEveryPage(
  app: TestApp,
  language: Language,
  { open, atWork, full }: Links,
): Promise<string[]> {
  const query = `?lang=${language}`;
  const words = { rating: '5', customerName: 'Ida', comment: 'Ça va, 很好.' };
  const customer = app.visitor();
  const answers = [
    await customer.get(open + query),
    await customer.get(atWork + query),
    await customer.get(full + query),
    await customer.get(`/review/999999${query}`),
    await post(app, open + query, {}),
    await post(app, open + query, { ...words, rating: '6', customerName: 'a\nb', comment: 'x'.repeat(5001) }),
    await post(app, open + query, { ...words, customerName: 'x'.repeat(121) }),
    await post(app, open + query, { ...words, comment: 'x'.repeat(40_000) }),
    await post(app, full + query, words),
    await post(app, full + query, {}),
    await post(app, `/review/999999${query}`, words),
    await post(app, atWork + query, { ...words, gw_leave_empty: 'ida.example' }),
    await post(app, atWork + query, words),
  ];
  return answers.map(({ text }) => text);
}

function englishIn(html: string): Sentence[] {
  const pieces = piecesOf(html);
  return sentences.filter((sentence) => {
    const said = sentence
      .replaceAll('{name}', 'Ana')
      .replaceAll('{workplace}', 'Blue Door')
      .replaceAll('{rating}', '5');
    return pieces.some((piece) => piece === said || (said.length > 12 && piece.includes(said)));
  });
}

/** Visible text and text attributes. */
function piecesOf(html: string): string[] {
  const shown = html.replace(/<(style|script)[\s\S]*?<\/\1>/g, '');
  return [...shown.matchAll(/>([^<]+)<|(?:aria-label|placeholder|content)="([^"]*)"/g)].map(
    ([, text, attribute]) =>
      (text ?? attribute ?? '')
        .replace(/&#x?([0-9a-f]+);/gi, (entity, code) =>
          String.fromCodePoint(Number.parseInt(code, entity[2] === 'x' ? 16 : 10)),
        )
        .trim(),
  );
}

function post(app: TestApp, path: string, fields: Record<string, string>, headers = {}) {
  return app.visitor().send('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields),
  });
}
