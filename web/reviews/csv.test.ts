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
  test('begins with a byte order mark and the six columns', async () => {
    expect(await csvOf([])).toBe('\uFEFFDate,Customer Name,Location,Rating,Workplace,Comment');
  });

  test('has one piece per page, and is null if signed out', async () => {
    const pages = async function* () {
      yield [written, { ...written, rating: 4 }];
      yield [{ ...written, rating: 3 }];
    };
    const pieces = (await reviewsCsv(pages(), [cafe])) ?? [];
    expect(pieces.map((piece) => piece.split('\n').length - 1)).toEqual([0, 2, 1]);
    expect(pieces.join('').split('\n')).toHaveLength(4);
    const signedOut = async function* () {
      yield [written];
      yield null;
    };
    expect(await reviewsCsv(signedOut(), [cafe])).toBeNull();
  });

  test('has one row per review, in the order of the list', async () => {
    expect(await rows({}, { comment: 'Second' })).toEqual([
      '"January 5, 2024",Ana,Porto,5,Cafe Luna,"Wonderful"',
      '"January 5, 2024",Ana,Porto,5,Cafe Luna,"Second"',
    ]);
  });

  test('formats dates like the list, and an invalid date as Unknown date', async () => {
    expect((await rows({ createdAt: 'yesterday' }))[0]).toMatch(/^Unknown date,/);
  });

  test.each([null, ''])('calls a customer without a name (%j) Anonymous', async (customerName) => {
    expect((await rows({ customerName }))[0]).toContain(',Anonymous,');
  });

  test.each([null, ''])('calls an empty location (%j) Unknown', async (customerLocation) => {
    expect((await rows({ customerLocation }))[0]).toContain(',Unknown,');
  });

  test.each([null, 404])('calls a missing workplace (%j) General', async (workplaceId) => {
    expect((await rows({ workplaceId }))[0]).toContain(',General,');
  });

  test('always quotes the comment, with its quotes doubled', async () => {
    expect((await rows({ comment: 'She said "ciao"' }))[0]).toMatch(/,"She said ""ciao"""$/);
  });

  test('keeps line breaks of a comment inside its quotes', async () => {
    expect(await csvOf([{ ...written, comment: 'One\nTwo' }])).toMatch(/,"One\nTwo"$/);
  });

  test.each([
    ['a comma', 'Silva, Ana', '"Silva, Ana"'],
    ['a quote', 'Ana "Nina" Silva', '"Ana ""Nina"" Silva"'],
    ['a newline', 'Ana\nSilva', '"Ana\nSilva"'],
    ['a carriage return', 'Ana\rSilva', '"Ana\rSilva"'],
    ['a semicolon', 'Ana; Silva', '"Ana; Silva"'],
    ['a tab', 'Ana\tSilva', '"Ana\tSilva"'],
  ])('quotes another cell with %s', async (_, customerName, expected) => {
    expect(await csvOf([{ ...written, customerName }])).toContain(`,${expected},Porto,`);
  });

  test.each(SIGNS)('prefixes a cell that starts with %j with an apostrophe', async (start) => {
    const [row] = await rows({ customerName: `${start}1+1`, comment: `${start}cmd|' /C calc'!A0` });
    expect(row).toContain(`,'${start}1+1,`);
    expect(row).toMatch(new RegExp(`,"'[${start}]cmd`));
  });

  test.each(['\t', '\r'])('prefixes and quotes a cell that starts with %j', async (start) => {
    expect(await csvOf([{ ...written, customerName: `${start}Ana` }])).toContain(`,"'${start}Ana",`);
  });

  test.each([',', ';', '\t'])(
    'starts no formula, whatever customers write, if a spreadsheet separates cells by %j',
    async (separator) => {
      const before = [
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
      const attacks = before.flatMap((each) => [...SIGNS, '\t', '\r'].map((sign) => `${each}${sign}1+1`));
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
      customerName: 'Ana; "Nina"\tSilva-Reis',
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

  test('prefixes formulas in workplace names too', async () => {
    expect(await csvOf([written], [{ ...cafe, name: '@home' }])).toContain(",'@home,");
  });

  test('leaves signs in the middle of a cell unchanged', async () => {
    expect((await rows({ customerName: 'Ana-Lucia+1' }))[0]).toContain(',Ana-Lucia+1,');
  });

  test('keeps text in any script', async () => {
    expect((await rows({ customerName: 'ليلى', customerLocation: '東京' }))[0]).toContain(',ليلى,東京,');
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

async function rows(...changes: Partial<Review>[]): Promise<string[]> {
  const csv = await csvOf(changes.map((change) => ({ ...written, ...change })));
  return csv.split('\n').slice(1);
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
