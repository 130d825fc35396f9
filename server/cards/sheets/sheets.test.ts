import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STAR_PATH } from '#contract/drawings.ts';
import { createTranslator } from '#contract/languages/translator.ts';
import { type PaperId, papers, papersFor, type SheetId, sheetIds } from '#contract/sheets.ts';
import type { Shape } from '#server/images/shapes.ts';
import { loadTypesetter } from '#server/images/typesetting.ts';
import { type DecodedQr, renderPdf } from '#tests/render-pdf.ts';
import { sampleLanguages, sampleTranslator } from '#tests/sheet-samples.ts';
import { startApp } from '#tests/start-app.ts';
import { QUIET_ZONE } from './code.ts';
import { designs } from './designs.ts';
import { drawSheet } from './draw-sheet.ts';
import { drawFace } from './faces.ts';

const typesetter = await loadTypesetter();
const translator = createTranslator('en', null);

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
        query.set('ground', isLaminated ? 'note' : 'ink');
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

  test('names and sentences of any length and script stay inside the safe area and off the quiet zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sheetIds),
        word,
        fc.option(fc.tuple(word, word)),
        host,
        fc.constantFrom(25, 33, 45),
        fc.constantFrom(translator, ...sampleLanguages.map(sampleTranslator)),
        (sheet, firstName, workplace, host, modules, translator) => {
          const { face } = designs[sheet];
          const code = { x: 0, y: 0, size: 0 };
          const text = {
            translator,
            firstName,
            workplace: workplace?.join(' - ') ?? null,
            typedLink: `${host}/r/7KX3-9FWC`,
          };
          const shapes = drawFace(typesetter, face, text, {
            modules,
            path: (size, x, y) => {
              Object.assign(code, { size, x, y });
              return '';
            },
          });
          const quietZoneWidth = (QUIET_ZONE * code.size) / modules;
          for (const [x, y] of pointsOf(shapes)) {
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
      { numRuns: 40 },
    );
  });

  test('Arabic ends on the right, beside a code on the left', () => {
    const { face } = designs['business-card-eu'];
    const text = { firstName: 'Maya', workplace: 'Blue Door', typedLink: 'a.example' };
    const code = { x: 0, size: 0 };
    const shapes = drawFace(
      typesetter,
      face,
      { translator: sampleTranslator('ar'), ...text },
      {
        modules: 25,
        path: (size, x) => {
          Object.assign(code, { size, x });
          return '';
        },
      },
    );
    const codeEnd = code.x + code.size;
    expect(codeEnd).toBeLessThan(face.margin + face.frame);
    const ends = shapes.map((shape) => Math.max(...[...pointsOf([shape])].map(([x]) => x)));
    const textEnds = ends.filter((end) => end > face.margin + face.frame + 0.01);
    // The mark in two parts, five stars, the question with the workplace, and the invitation.
    expect(textEnds).toHaveLength(2 + 5 + 2);
    const atEdge = textEnds.filter((end) => Math.abs(end - (face.width - face.margin)) < 0.01);
    // The first star and both texts; the mark is round.
    expect(atEdge).toHaveLength(1 + 2);
  });

  test('a name too long for any readable size is truncated, and nothing else is', () => {
    const draw = (firstName: string) =>
      drawFace(
        typesetter,
        designs['business-card-eu'].face,
        { translator, firstName, workplace: null, typedLink: 'a.example' },
        { modules: 25, path: () => '' },
      );
    expect(draw('W'.repeat(120))).toEqual(draw(`${'W'.repeat(100)}iiii`));
    expect(draw('W'.repeat(12))).not.toEqual(draw(`${'W'.repeat(8)}iiii`));
  });

  test('name, workplace and link all appear', () => {
    const inkOf = (text: object) =>
      drawFace(
        typesetter,
        designs['a6-card'].face,
        {
          translator,
          firstName: 'Maya',
          workplace: 'Blue Door - Lisbon',
          typedLink: 'a.example/r/7KX3-9FWC',
          ...text,
        },
        { modules: 25, path: () => '' },
      );
    const drawn = [
      {},
      { firstName: 'Ben' },
      { workplace: 'Red Door' },
      { workplace: null },
      { typedLink: 'b.example' },
    ];
    expect(new Set(drawn.map((text) => JSON.stringify(inkOf(text)))).size).toBe(drawn.length);
  });
});

/** In millimetres: text stays complete if the cut is slightly off. */
const SAFE = 3;

function placementsOf(sheet: SheetId, paper: PaperId) {
  const { placements, card } = drawSheet(typesetter, translator, {
    sheet,
    paper,
    link: 'https://a.example',
    typedLink: 'a.example',
    firstName: 'Maya',
    workplace: null,
    isLaminated: false,
    ground: 'ink',
    language: 'en',
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

function* pointsOf(shapes: Shape[]): Iterable<[number, number]> {
  for (const { path, place } of shapes) {
    if (place) {
      // Stars and mark have relative commands; their boxes are 24 and 32 units, with a margin.
      const side = path === STAR_PATH ? 22.5 : 30;
      for (const end of [1.5, side]) yield [place.x + end * place.scale, place.y + end * place.scale];
      continue;
    }
    for (const [, x, y] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) yield [Number(x), Number(y)];
  }
}

async function bytes(url: string, cookie: string, path: string): Promise<Buffer> {
  const response = await fetch(url + path, { headers: { cookie } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}
