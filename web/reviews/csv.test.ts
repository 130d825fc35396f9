import { describe, expect, test } from 'vitest';
import type { Review } from '#contract/reviews.ts';
import { receivedReview } from '#tests/components/fixtures.ts';
import { csvFileName, reviewsCsv } from '#web/reviews/csv.ts';

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

const cafe = { id: 7, name: 'Cafe Luna', location: 'Lisbon' };

const written = receivedReview({
  rating: 5,
  comment: 'Wonderful',
  customerName: 'Ana',
  customerLocation: 'Porto',
  workplaceId: cafe.id,
});

describe('The exported file', () => {
  test('begins with a byte order mark and the six columns, then has a row per review, with the comment quoted', async () => {
    expect(await csvOf([written, { ...written, comment: 'She said "ciao"' }])).toBe(
      [
        '\uFEFFDate,Customer Name,Location,Rating,Workplace,Comment',
        '"January 5, 2024",Ana,Porto,5,Cafe Luna,"Wonderful"',
        '"January 5, 2024",Ana,Porto,5,Cafe Luna,"She said ""ciao"""',
      ].join('\n'),
    );
  });

  test('is not made if a session ends meanwhile', async () => {
    const pages = async function* () {
      yield [written];
      yield null;
    };
    expect(await reviewsCsv(pages(), [cafe])).toBeNull();
  });

  test('says Unknown date, Anonymous, Unknown and General where those are missing', async () => {
    const missing = { customerName: null, customerLocation: null, workplaceId: null };
    const empty = { customerName: '', customerLocation: '', workplaceId: 404, createdAt: 'yesterday' };
    const csv = await csvOf([missing, empty].map((fields) => ({ ...written, ...fields })));
    expect(csv.split('\n').slice(1)).toEqual([
      '"January 5, 2024",Anonymous,Unknown,5,General,"Wonderful"',
      'Unknown date,Anonymous,Unknown,5,General,"Wonderful"',
    ]);
  });

  test('prefixes a formula with an apostrophe', async () => {
    const csv = await csvOf([{ ...written, customerName: '=1+1', comment: "=cmd|' /C calc'!A0" }]);
    expect(csv).toContain(`,'=1+1,Porto,5,Cafe Luna,"'=cmd|' /C calc'!A0"`);
  });

  test.each([',', ';', '\t'])(
    'starts no formula, whatever customers write, if a spreadsheet separates cells by %j',
    async (separator) => {
      const ends = [
        '',
        ';',
        '\t',
        '\n',
        '\r',
        '\r\n',
        '; ',
        '";',
        ';"',
        ';""',
        '";"";',
        'a;b\n"',
        ';\t',
        '\n\n',
      ];
      const attacks = ends.flatMap((end) => [...SIGNS, '\t', '\r'].map((sign) => `${end}${sign}1+1`));
      const texts = attacks.flatMap((attack) => [attack, `Nice${attack}`, `Nice${attack};`, `"${attack}"`]);
      const reviews = texts.map((text) => ({
        ...written,
        customerName: text,
        customerLocation: text,
        comment: text,
      }));
      const cells = open(await csvOf(reviews, [{ ...cafe, name: ';=1+1' }]), separator).flat();
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]|^[\t\r]/u.test(cell))).toEqual([]);
    },
  );

  test('has one column per field, unchanged if it contains no formula', async () => {
    const review = {
      ...written,
      customerName: 'Ana; "Nina"\tSilva-Reis\rليلى\n東京',
      customerLocation: 'Porto, Portugal',
      comment: 'Great;\n"fast"\n\nAnd cheap; 5 = 5 - 0\nThanks, "+1"',
    };
    expect(open(await csvOf([review], [{ ...cafe, name: 'Luna;' }]), ',')[1]).toEqual([
      'January 5, 2024',
      review.customerName,
      review.customerLocation,
      '5',
      'Luna;',
      review.comment,
    ]);
  });
});

test('The file name has the local date', () => {
  expect(csvFileName(new Date(2026, 0, 5, 23, 59))).toBe('my-reviews-2026-01-05.csv');
});

async function csvOf(reviews: Review[], workplaces = [cafe]): Promise<string> {
  const pages = async function* () {
    yield reviews;
  };
  return ((await reviewsCsv(pages(), workplaces)) ?? []).join('');
}

/** Parses like spreadsheets: only a quote at the start of a cell opens one, and text after the closing quote is appended. */
function open(csv: string, separator: string): string[][] {
  const rows: string[][] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^${separator}\\n]*)(${separator}|\\n|$)`, 'gy');
  let row: string[] = [];
  for (const [, quoted = '', rest = '', end] of csv.slice(1).matchAll(cell)) {
    row.push(quoted.replaceAll('""', '"') + rest);
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
