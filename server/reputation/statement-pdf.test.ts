import { PDFiumLibrary } from '@hyzyla/pdfium';
import { decodeProtectedHeader } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { newReview } from '#server/demo/cast.ts';
import { getRaw } from '#tests/get-raw.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const PERIOD = 'from=2026-01-01&to=2026-12-31';
const LONG = 'We stayed for the whole evening, and never felt in a hurry. '.repeat(80).trim();

test('The PDF has count, average and every review of the period in any script, and says how to check it', async () => {
  const { ana, review, read } = await begin();
  await review({ rating: 5, comment: '服务非常好，谢谢你。', customerName: '王小明' });
  await review({ rating: 4, comment: 'خدمة رائعة', customerName: 'ليلى' });
  await review({ rating: 5, comment: `Zażółć 🌟\n\n${LONG}`, customerName: 'Łukasz' });

  const { headers, pages } = await read();
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="goodword-reputation-2026-01-01-to-2026-12-31.pdf"',
  });
  const { body: file } = await ana.get(`/api/reputation/statement?${PERIOD}`);
  const [first = '', ...others] = pages;
  expect(first).toContain('Ana Ruiz January 1, 2026 to December 31, 2026 4.67 out of 5 All 3 reviews');
  expect(first).toContain('5 2 4 1 3 0 2 0 1 0 All time: 3 reviews, 4.67 out of 5 on average.');
  expect(first).toMatch(/Page 1$/);

  const all = pages.join(' ');
  expect(all).toContain('Zażółć 🌟');
  expect(all.match(/hurry/g)).toHaveLength(80);
  expect(all).toContain('服务非常好，谢谢你。 王小明 Lisbon · June 1, 2026');
  // PDFium returns Arabic in visual order.
  expect(all).toContain([...'خدمة رائعة'].reverse().join(''));
  const last = others.at(-1);
  expect(last).toContain('End of all 3 reviews from this period.');
  expect(last).toContain('open it at localhost:3000/verify.');
  expect(last).toContain(`Signed with key ${decodeProtectedHeader(file.statement).kid}.`);
});

test('The PDF can omit names and comments, but not count and average', async () => {
  const { review, read } = await begin();
  await review({ rating: 2, comment: 'Too slow for me', customerName: 'Maria Lindqvist' });
  const { pages: shown } = await read();
  expect(shown.join()).toContain('Too slow for me Maria Lindqvist Lisbon · June 1, 2026');

  const { pages } = await read('');
  const hidden = pages.join();
  expect(hidden).toContain('2.00 out of 5 All 1 review from this period');
  expect(hidden).toContain('Customers’ names and comments are not included.');
  expect(hidden).not.toMatch(/Lindqvist|Lisbon|slow/);
});

test('The PDF is in the language of the account, or of the browser without a choice', async () => {
  const { app, ana, review, read } = await begin();
  await review({ rating: 5, comment: 'Lovely', customerName: 'Maria' });
  const inGerman = await read(undefined, { 'accept-language': 'de' });
  expect(inGerman.headers).toMatchObject({ 'content-language': 'de' });
  expect(inGerman.pages[0]).toContain('31. Dezember 2026');
  expect(inGerman.pages[0]).toContain('5,00');
  const { db } = app.service.deps;
  await db.updateTable('users').set({ language: 'ja' }).where('id', '=', ana.user.id).execute();
  const { pages } = await read(undefined, { 'accept-language': 'de' });
  expect(pages[0]).toContain('2026年12月31日');
});

test('The summary of a period has its count and average', async () => {
  const { ana, review } = await begin();
  for (const rating of [5, 5, 4]) await review({ rating });
  const summarize = async (period: string) => (await ana.get(`/api/reputation/summary?${period}`)).body;
  expect(await summarize('from=2026-06-01&to=2026-06-01')).toEqual({
    count: 3,
    ratingSum: 14,
    average: 4.67,
  });
  const none = { count: 0, ratingSum: 0, average: 0 };
  expect(await summarize('from=2026-01-01&to=2026-05-31')).toEqual(none);
  expect(await summarize('from=2026-06-02&to=2026-12-31')).toEqual(none);
});

test('Periods outside the years 2000 to 2100 are refused', async () => {
  const { ana, review } = await begin();
  await review({});
  const download = (path: string, from: string, to: string) => ana.get(`${path}?from=${from}&to=${to}`);
  for (const path of ['/api/reputation/summary', '/api/reputation/statement', '/reputation/statement.pdf']) {
    expect((await download(path, '2000-01-01', '2100-12-31')).status).toBe(200);
    for (const [from = '', to = ''] of [
      ['0000-01-01', '2026-12-31'],
      ['2026-01-01', '9999-12-31'],
    ]) {
      const { status, body } = await download(path, from, to);
      const message = 'Please use a date between 2000 and 2100';
      expect([path, status, body]).toEqual([path, 400, { message }]);
    }
  }
});

test('The PDF needs a session and a period with reviews, up to 1,000 reviews or 200,000 characters', async () => {
  const { app, ana, review } = await begin();
  await review({});
  const signedOut = await app.visitor().get(`/reputation/statement.pdf?${PERIOD}`);
  expect([signedOut.status, signedOut.body]).toEqual([401, { message: refusals.unauthorized[1] }]);
  const ben = await app.professional();
  const empty = await ben.get(`/reputation/statement.pdf?${PERIOD}`);
  expect([empty.status, empty.body]).toEqual([404, { message: refusals.noReviewsInPeriod[1] }]);

  const { db } = app.service.deps;
  const { id, ...stored } = await db.selectFrom('reviews').selectAll().executeTakeFirstOrThrow();
  const copies = Array.from({ length: 250 }, () => ({ ...stored, idempotency_key: null }));
  for (let count = 0; count < 1_000; count += 250) await db.insertInto('reviews').values(copies).execute();
  const full = await ana.get(`/reputation/statement.pdf?${PERIOD}`);
  const tooMany = [400, { message: refusals.tooManyForPdf[1] }];
  expect([full.status, full.body]).toEqual(tooMany);

  await db.deleteFrom('reviews').where('user_id', '=', ana.user.id).execute();
  const long = { ...stored, idempotency_key: null, sd_jwt: null, comment: 'w'.repeat(4_000) };
  await db
    .insertInto('reviews')
    .values(Array.from({ length: 51 }, () => long))
    .execute();
  const wordy = await ana.get(`/reputation/statement.pdf?${PERIOD}&texts=shown`);
  expect([wordy.status, wordy.body]).toEqual(tooMany);
  expect((await getRaw(`${app.url}/reputation/statement.pdf?${PERIOD}`, { cookie: ana.cookie })).status).toBe(
    200,
  );
});

async function begin() {
  const app = await startApp({ clock: () => new Date('2026-06-01T12:00:00.000Z') });
  const ana = await app.professional();
  return {
    app,
    ana,
    review: (words: Parameters<typeof newReview>[1]) =>
      app.visitor().post('/api/reviews/submit', newReview(ana.user.id, words)),
    /** The text of each page, with blanks collapsed. */
    async read(choice = 'names=shown&texts=shown', headers: Record<string, string> = {}) {
      const url = `${app.url}/reputation/statement.pdf?${PERIOD}&${choice}`;
      const answer = await getRaw(url, { cookie: ana.cookie, ...headers });
      const { status, bytes } = answer;
      expect(status).toBe(200);
      const library = await PDFiumLibrary.init();
      const pdf = await library.loadDocument(bytes);
      const pages = [...pdf.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' ').trim());
      pdf.destroy();
      library.destroy();
      return { headers: answer.headers, pages };
    },
  };
}
