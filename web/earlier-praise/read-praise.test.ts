import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { IMPORT_MAX, MAX_PRAISE } from '#contract/earlier-praise.ts';
import { type Language, languages } from '#contract/languages/languages.ts';
import { createTranslator } from '#contract/languages/translator.ts';
import { countCharacters } from '#contract/text/rules.ts';
import { translatorFor } from '#server/site/translators.ts';
import { receivedReview } from '#tests/components/fixtures.ts';
import { setTranslator } from '#web/language.ts';
import { reviewsCsv } from '#web/reviews/csv.ts';
import { decodeText } from './decode-text.ts';
import { monthIn } from './month-in.ts';
import { readPraise, readPraiseFile } from './read-praise.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

type Row = [line: number, ...(string | number | null)[]];

/** Each file's rows: what would be stored, or why the line is refused. */
const shapes: Record<string, Row[]> = {
  'goodword-english.csv': [
    [2, 'Wonderful,\nand "so" quick', 'Ana', 5, '2024-01', 'other', null],
    [4, '=5 stars\n- and a smile', '=Zed', 4, '2023-03', 'other', null],
    [6, "'tis fine", null, 3, '2022-05', 'other', null],
  ],
  'goodword-german.csv': [
    [2, 'Sehr aufmerksam, danke', 'Jürgen', 5, '2024-01', 'other', null],
    [3, 'Gerne wieder', null, 4, '2023-12', 'other', null],
  ],
  'goodword-arabic.csv': [[2, 'خدمة رائعة', 'ليلى', 5, '2024-01', 'other', null]],
  'google-business-profile.csv': [
    [2, 'Best waiter in town.\n\nHe remembered us.', 'Tomás Reis', 5, '2024-03', 'google', null],
    [5, 'Nice', null, 4, '2023-11', 'google', null],
  ],
  'trustpilot.csv': [
    [
      2,
      'Fast and friendly\nFixed the tap in ten minutes.',
      'Ines',
      5,
      '2024-03',
      'trustpilot',
      'https://www.trustpilot.com/reviews/1',
    ],
    [3, 'Good, and clean', 'Bo', 4, '2024-02', 'trustpilot', null],
    [4, 'Only a title', 'Cy', 5, '2024-01', 'trustpilot', null],
  ],
  'tripadvisor.csv': [
    [2, 'Ask for Maya\nShe knew each wine.', 'Anke W', 5, '2024-03', 'tripadvisor', null],
    [3, 'Encantadora', 'Raúl', 4, '2024-02', 'tripadvisor', null],
  ],
  'yelp-tabs.tsv': [
    [2, 'Came, ate, "loved" it', 'Pat M.', 5, '2024-03', 'yelp', null],
    [3, 'Will be back', 'Kim L.', 4, '2024-03', 'yelp', null],
  ],
  'facebook-recommendations.csv': [[2, 'Always kind', 'Nora B', null, '2021-06', 'facebook', null]],
  'linkedin-recommendations.csv': [
    [2, 'Maya leads the floor.', 'Grace Okafor', null, '2020-10', 'linkedin', null],
    [3, 'Reliable', 'Li', null, '2021-02', 'linkedin', null],
  ],
  'senja.csv': [
    [2, 'Saved our evening', 'Dee', 5, '2024-03', 'google', 'https://senja.io/p/x/1'],
    [3, 'Lovely', 'Eli', null, '2024-02', 'email', null],
    [4, 'Handwritten note', 'Fay', null, null, 'other', null],
  ],
  'testimonial-to.csv': [
    [2, 'Great "handyman", really', 'Gus', 5, '2024-03', 'other', 'https://testimonial.to/a/1'],
  ],
  'famewall.csv': [
    [2, 'Punctual; polite', 'Hana', 5, '2024-03', 'other', null],
    [3, 'Tidy', 'Ivo', 4, '2021-02', 'other', null],
  ],
  'videoask.csv': [[2, 'I would call her again', 'Jo', null, '2024-03', 'facebook', null]],
  'german-windows-1252.csv': [
    [2, 'Größte Mühe, schnell, freundlich, sauber, günstig', 'Jörg Müller', 5, '2024-03', 'google', null],
    [3, '„Gern wieder“', 'Änne', 4, '2023-12', 'other', null],
  ],
  'french-semicolons.csv': [
    [2, 'Très à l’écoute ;\nparfait', 'Zoé', 4, '2024-03', 'other', 'https://exemple.fr/avis/1'],
    [4, 'Merci !', 'Luc', 5, '2023-02', 'other', null],
  ],
  'spanish.csv': [
    [2, 'Muy amable, de verdad', 'Lucía', 5, '2024-03', 'other', null],
    [3, 'Bien', 'Paz', 3, '2024-02', 'other', null],
  ],
  'dutch-ambiguous-dates.csv': [
    [2, 'Top', 'Vera', 5, '2024-03', 'other', null],
    [3, 'Goed', 'Wim', 4, '2024-04', 'other', null],
  ],
  'excel-utf-16.txt': [
    [2, 'Świetna obsługa', 'Łukasz', null, '2024-03', 'other', null],
    [3, '最高でした', '東京太郎', null, '2024-03', 'other', null],
  ],
  'utf-16-big-endian-without-mark.csv': [[2, 'Great work', 'Max', null, '2024-03', 'other', null]],
  'excel-names-its-separator.csv': [
    [3, 'Quick, neat', 'Ruth', null, '2024-03', 'other', null],
    [5, 'Good', 'Sam', null, null, 'other', null],
  ],
  'old-mac-lines-with-pipes.csv': [
    [4, 'Sang while working', 'Tess', null, null, 'letter', null],
    [6, 'Fine', 'Uma', null, null, 'other', null],
  ],
  'bad-lines.csv': [
    [2, 'Three\nlines\nlong', 'Ada', 5, '2024-03', 'other', null],
    [5, 'Please enter what the customer wrote'],
    [7, 'Please use 1 to 5 whole stars'],
    [8, 'Please use 1 to 5 whole stars'],
    [9, 'Please enter a month like 2024-03, no later than this one'],
    [10, 'Please enter a month like 2024-03, no later than this one'],
    [11, 'Please enter a month like 2024-03, no later than this one'],
    [12, 'Please use an address that begins with https://'],
    [13, 'Please enter a month like 2024-03, no later than this one'],
    [14, 'Please use 1 to 5 whole stars'],
  ],
  'malformed-quotes.csv': [
    [2, 'Fine', 'Ada', null, null, 'other', null],
    [3, 'Please check the quotation marks: one is missing, or there is one too many'],
    [4, 'Please check the quotation marks: one is missing, or there is one too many'],
  ],
};

const refusedFiles: Record<string, string> = {
  'headerless.csv': 'The first line must name the columns. One of them must be Text, Comment or Review.',
  'only-headings.csv': "There's only a heading line here, and no rows below it.",
  'blank.csv': 'There are no rows here.',
  'workbook.xlsx': "This isn't a text file. Save the table as CSV first, then choose that file.",
};

test('Every file of the folder is expected somewhere', () => {
  const expected = [...Object.keys(shapes), ...Object.keys(refusedFiles), 'cheats.csv'];
  expect(readdirSync(fixtures).toSorted()).toEqual(expected.toSorted());
});

test.for(Object.entries(shapes))('%s goes in right, or is refused by line', async ([name, rows]) => {
  expect(await readFixture(name)).toEqual(rows);
});

test.for(Object.entries(refusedFiles))('%s is refused as a whole', async ([name, problem]) => {
  expect(await readFixture(name)).toBe(problem);
});

test('A file that is too large, and one with too many rows, are refused as a whole', async () => {
  const large = new File([new Uint8Array(IMPORT_MAX + 1)], 'large.csv');
  expect(await readPraiseFile(large)).toEqual({
    problem: 'This is too large. Please import at most 4 MB at a time.',
  });
  const rows = (count: number) => `text\n${'Nice\n'.repeat(count)}`;
  expect(readPraise(rows(MAX_PRAISE + 1))).toEqual({
    problem: 'You can keep up to 500. This has 501 rows.',
  });
  expect(readPraise(rows(MAX_PRAISE))).not.toHaveProperty('problem');
});

test('What means something else is not taken for stars or a source, and a blank before quotes is no text', () => {
  for (const rating of ['5k', '5 km', '3 months', '2 reviews', '9/10'])
    expect([rating, rowsOf(`text,stars\nNice,${rating}`)]).toEqual([
      rating,
      ['Please use 1 to 5 whole stars'],
    ]);
  expect(rowsOf('text,source\nNice,not google\nNice,Google Maps')).toMatchObject([
    { source: 'other' },
    { source: 'google' },
  ]);
  expect(rowsOf('text, name\n"Nice", "Jo"')).toMatchObject([{ words: 'Nice', name: 'Jo' }]);
});

test('One broken letter spoils no other', () => {
  const bytes = new TextEncoder().encode('Größe, Jörg, Mühe, X');
  bytes[bytes.length - 1] = 0xff;
  expect(decodeText(bytes)).toBe('Größe, Jörg, Mühe, \ufffd');
});

test('Cells of a million accents don’t freeze the page', () => {
  const marks = '\u0301\u0316'.repeat(500_000);
  const row = `Nice,5${marks},May${marks},a${marks},b${marks}`;
  expect(rowsOf(`text,stars,date,source,name\n${row}`)).toHaveLength(1);
});

function rowsOf(text: string) {
  const sheet = readPraise(text);
  return 'check' in sheet ? sheet.check('other', true).map(({ item, message }) => item ?? message) : sheet;
}

test('What pretends to be more than words is text, or refused by line', async () => {
  const [markup, long, ...others] = (await readFixture('cheats.csv')) as Row[];
  expect(markup).toEqual([2, expect.stringContaining('without a user name, password or port')]);
  expect(long?.slice(2)).toEqual(['5.0 by Google', null, null, 'other', null]);
  expect(countCharacters(String(long?.[1]))).toBe(5_000);
  expect(others).toEqual([
    [4, 'Please use at most 120 characters'],
    [5, 'Please use an address that begins with https://'],
    [6, 'Please enter what the customer wrote'],
  ]);
});

test.for(Object.keys(languages) as Language[])(
  'Our own file goes in as it was, in this language: %s',
  async (language) => {
    setTranslator(translatorFor(language));
    const written = [
      receivedReview({ comment: '=1; -2\n"+3"', customerName: '@home', rating: 5 }),
      receivedReview({
        comment: "'tis fine",
        customerName: null,
        rating: 1,
        createdAt: '2022-12-31T12:00:00Z',
      }),
    ];
    const pages = async function* () {
      yield written;
    };
    const sheet = readPraise(((await reviewsCsv(pages(), [])) ?? []).join(''));
    setTranslator(createTranslator('en', null));
    expect('check' in sheet && sheet.check('other', true).map(({ item }) => item)).toEqual([
      { words: '=1; -2\n"+3"', name: '@home', rating: 5, month: '2024-01', source: 'other', url: null },
      { words: "'tis fine", name: null, rating: 1, month: '2022-12', source: 'other', url: null },
    ]);
  },
);

describe('Dates', () => {
  test('like 3/5 are decided by their whole column, or else by the person', () => {
    const decided = (...dates: string[]) => {
      const sheet = readPraise(`text\tdate\n${dates.map((date) => `Nice\t${date}`).join('\n')}`);
      return 'check' in sheet && sheet.isDayFirst;
    };
    expect(decided('3/5/2024', '25/3/2024')).toBe(true);
    expect(decided('3/5/2024', '3/25/2024')).toBe(false);
    expect(decided('3/5/2024', '3/6/2024')).toBeNull();
    expect(decided('13/5/2024', '3/25/2024')).toBeNull();
    expect(decided('3/5/2024', '3.5.2024', '2024-03-05')).toBeNull();
    expect(decided('3/3/2024', '2024-03-05', '')).toBe(true);
    expect([true, false].map((isDayFirst) => monthIn('3/5/2024', isDayFirst))).toEqual([
      '2024-05',
      '2024-03',
    ]);
  });

  test('have the names of months in all languages', () => {
    for (const language of Object.keys(languages)) {
      for (const style of ['long', 'medium'] as const) {
        const format = new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'UTC' });
        for (let month = 0; month < 12; month++) {
          const date = format.format(Date.UTC(2024, month, 25));
          const expected = `2024-${String(month + 1).padStart(2, '0')}`;
          expect([language, date, monthIn(date, language !== 'en')]).toEqual([language, date, expected]);
        }
      }
    }
  });

  test.for([
    '24-03-05',
    '2 weeks ago',
    'a year ago',
    'vor 2 Jahren',
    '2024',
    'May',
    'May or June 2024',
    '45356',
  ])('%s is no month', (date) => {
    expect(monthIn(date, true)).toBe(date);
  });
});

async function readFixture(name: string): Promise<Row[] | string> {
  const sheet = await readPraiseFile(new File([readFileSync(join(fixtures, name))], name));
  if ('problem' in sheet) return sheet.problem;
  return sheet.check(sheet.source, sheet.isDayFirst ?? true).map(({ line, item, message }) => {
    if (!item) return [line, message];
    return [line, item.words, item.name, item.rating, item.month, item.source, item.url];
  });
}
