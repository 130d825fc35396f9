import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PaperId, papers, papersFor, type SheetId, sheetIds, sheetQuery } from '#contract/sheets.ts';
import { loadTypesetter } from '#server/images/typesetting.ts';
import { type DecodedQr, renderPdf } from '#tests/render-pdf.ts';
import { startApp } from '#tests/start-app.ts';
import { QUIET_ZONE } from './code.ts';
import { designs, drawSheet } from './draw-sheet.ts';
import { drawFace } from './faces.ts';

const typesetter = await loadTypesetter();

describe('On paper', () => {
  test('every code on every sheet decodes to its link, is at least 30 mm wide and has its quiet zone', async () => {
    const app = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const maya = await app.professional({ fullName: 'Maya Torres' });
    const fromPage = { 'sec-fetch-site': 'same-origin' };
    const { body: trackedCode } = await maya.post('/api/tracked-codes', { name: 'Table 4' }, fromPage);
    // A fixed code, because at this resolution the decoder misreads a few.
    const readable = '7K3M9QXA';
    await app.service.deps.db.updateTable('tracked_codes').set({ code: readable }).execute();

    for (const sheet of sheetIds) {
      for (const [index, paper] of papersFor(sheet).entries()) {
        const isLaminated = index === 0 && sheet !== 'receipt-sticker';
        const query = new URLSearchParams({ sheet, paper, trackedCode: trackedCode.id });
        if (isLaminated) query.set('laminated', '1');
        const pages = await renderPdf(await bytes(app.url, maya.cookie, `/print/sheet.pdf?${query}`), 120);
        expect([sheet, pages.length]).toEqual([sheet, 1]);
        const [page] = pages;
        if (!page) throw new Error('no page');
        expect(page.width).toBeCloseTo(papers[paper].width, 1);
        expect(page.height).toBeCloseTo(papers[paper].height, 1);

        for (const placement of placementsOf(sheet, paper)) {
          const code = page.decodeQr(placement, placement.isUpsideDown);
          expect([sheet, code?.text]).toEqual([sheet, `HTTPS://GOODWORD.EXAMPLE/R/${readable}`]);
          if (!code) continue;
          expect([sheet, code.correction]).toEqual([sheet, isLaminated ? 'Q' : 'M']);
          expect(code.box.width).toBeGreaterThanOrEqual(30);
          expect(page.darknessIn(code.box)).toBeGreaterThan(0.3);
          for (const strip of quietZone(code)) expect([sheet, page.darknessIn(strip)]).toEqual([sheet, 0]);
        }
      }
    }
  });

  test.each(sheetIds)('every card of %s is inside the page', (sheet) => {
    for (const paper of papersFor(sheet)) {
      const { width, height } = papers[paper];
      for (const placement of placementsOf(sheet, paper)) {
        expect(Math.min(placement.x, placement.y)).toBeGreaterThanOrEqual(-0.001);
        expect(placement.x + placement.width).toBeLessThanOrEqual(width + 0.001);
        expect(placement.y + placement.height).toBeLessThanOrEqual(height + 0.001);
      }
    }
  });

  test('the back of a table tent is upside down above the front, so that both are upright when folded', () => {
    for (const sheet of ['table-tent-4x6', 'table-tent-5x7'] as const) {
      const [back, front, ...rest] = placementsOf(sheet, 'a4');
      expect([back?.isUpsideDown, front?.isUpsideDown, rest]).toEqual([true, false, []]);
      expect((back?.y ?? 0) + (back?.height ?? 0)).toBeCloseTo(papers.a4.height / 2, 3);
      expect(front?.y).toBeCloseTo(papers.a4.height / 2, 3);
    }
  });
});

describe('On a card', () => {
  const letters = fc.constantFrom(...'Wiß-Żيلى王さ🌟ส\u0301\u0300\u202e');
  const word = fc.string({
    unit: fc.oneof(letters, fc.string({ unit: 'grapheme', maxLength: 1 })),
    minLength: 1,
    maxLength: 120,
  });
  const host = fc.constantFrom(
    'a.example',
    'reviews.of-a-rather-long-name.company.example',
    'http://192.168.100.200:3000',
  );

  test('names of any length and script stay inside the safe area and off the quiet zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sheetIds),
        word,
        fc.option(fc.tuple(word, word)),
        host,
        fc.constantFrom(25, 33, 45),
        (sheet, firstName, workplace, host, modules) => {
          const { face } = designs[sheet];
          const code = { x: 0, y: 0, size: 0 };
          const text = {
            firstName,
            workplace: workplace?.join(' - ') ?? null,
            typedLink: `${host}/r/7KX3-9FWC`,
          };
          const path = drawFace(typesetter, face, text, {
            modules,
            path: (size, x, y) => {
              Object.assign(code, { size, x, y });
              return '';
            },
          });
          const quietZoneWidth = (QUIET_ZONE * code.size) / modules;
          for (const [x, y] of pointsOf(path)) {
            const isSafe = x >= SAFE && y >= SAFE && x <= face.width - SAFE && y <= face.height - SAFE;
            const isOnCode =
              x > code.x - quietZoneWidth + 0.01 &&
              x < code.x + code.size + quietZoneWidth - 0.01 &&
              y > code.y - quietZoneWidth + 0.01 &&
              y < code.y + code.size + quietZoneWidth - 0.01;
            if (!isSafe || isOnCode) throw new Error(`${sheet}: ink at ${x},${y} ${JSON.stringify(code)}`);
          }
          expect(Math.min(code.x, code.y, face.width - code.x - code.size)).toBeGreaterThanOrEqual(
            quietZoneWidth - 0.001,
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  test('a name too long for any readable size is truncated, and nothing else is', () => {
    const draw = (firstName: string) =>
      drawFace(
        typesetter,
        designs['business-card-eu'].face,
        { firstName, workplace: null, typedLink: 'a.example' },
        { modules: 25, path: () => '' },
      );
    expect(draw('W'.repeat(120))).toBe(draw(`${'W'.repeat(100)}iiii`));
    expect(draw('W'.repeat(12))).not.toBe(draw(`${'W'.repeat(8)}iiii`));
  });

  test('name, workplace and link all appear', () => {
    const inkOf = (text: object) =>
      drawFace(
        typesetter,
        designs['a6-card'].face,
        { firstName: 'Maya', workplace: 'Blue Door - Lisbon', typedLink: 'a.example/r/7KX3-9FWC', ...text },
        { modules: 25, path: () => '' },
      );
    const drawn = [
      {},
      { firstName: 'Ben' },
      { workplace: 'Red Door' },
      { workplace: null },
      { typedLink: 'b.example' },
    ];
    expect(new Set(drawn.map(inkOf)).size).toBe(drawn.length);
  });
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

  test('after 120 requests in ten minutes, for that account only', async () => {
    const app = await startApp({ env: { RATE_LIMITS: 'on' } });
    const [maya, ben] = [await app.professional(), await app.professional()];
    // Invalid requests count too, and are cheap.
    const refused = await Promise.all(
      Array.from({ length: 120 }, () => maya.get('/print/sheet.svg?sheet=mug')),
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
    expect(refused({ sheet: 'badge', laminated: 'yes' })).toBe('laminated and download must be 1 or omitted');
  });
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

/** In millimetres: text stays complete if the cut is slightly off. */
const SAFE = 3;

function placementsOf(sheet: SheetId, paper: PaperId) {
  const { placements, card } = drawSheet(typesetter, {
    sheet,
    paper,
    link: 'https://a.example',
    typedLink: 'a.example',
    firstName: 'Maya',
    workplace: null,
    isLaminated: false,
  });
  return placements.map((placement) => ({ ...placement, ...card }));
}

/** Its four sides, less a quarter of a module, which the pixels cannot resolve. */
function quietZone({ box: { x, y, width, height }, modules }: DecodedQr) {
  const gap = width / modules / 4;
  const end = QUIET_ZONE * 4 * gap - gap;
  const depth = end - gap;
  return [
    { x: x - end, y: y - end, width: width + 2 * end, height: depth },
    { x: x - end, y: y + height + gap, width: width + 2 * end, height: depth },
    { x: x - end, y: y - end, width: depth, height: height + 2 * end },
    { x: x + width + gap, y: y - end, width: depth, height: height + 2 * end },
  ];
}

function* pointsOf(path: string): Iterable<[number, number]> {
  for (const [, x, y] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) yield [Number(x), Number(y)];
}

async function bytes(url: string, cookie: string, path: string): Promise<Buffer> {
  const response = await fetch(url + path, { headers: { cookie } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}
