import { expect, test } from 'vitest';
import { blankIn, type Language } from './languages.ts';
import { captionIn, commaListIn, labeledIn, listIn } from './punctuation.ts';

test.for<[Language, ...string[]]>([
  ['en', 'A. B', 'A: B', '1 A, 2 B', 'A, 12 b', 'A, B, and C'],
  ['fr', 'A. B', 'A\u00a0: B', '1 A, 2 B', 'A, 12 b', 'A, B et C'],
  ['tr', 'A. B', 'A: B', '1 A, 2 B', 'A, 12 b', 'A, B ve C'],
  ['ar', 'A. B', 'A: B', '1 A، 2 B', 'A، 12 b', 'A وB وC'],
  ['zh', 'A.B', 'A：B', '1 A，2 B', 'A，12 b', 'A、B和C'],
  ['ja', 'A.B', 'A：B', '1 A、2 B', 'A、12 b', 'A、B、C'],
])('%s joins texts with its own blanks, colons and commas', ([language, ...expected]) => {
  expect([
    `A.${blankIn(language)}B`,
    labeledIn(language, 'A', 'B'),
    commaListIn(language, ['1 A', '2 B']),
    captionIn(language, ['A', '12 b']),
    listIn(language, ['A', 'B', 'C']),
  ]).toEqual(expected);
});

test('A caption goes on with a small letter', () => {
  expect(captionIn('es', ['Opiniones por mes', 'Últimos 12 meses'])).toBe(
    'Opiniones por mes, últimos 12 meses',
  );
  expect(captionIn('tr', ['Aylık yorumlar', 'İlk yıl'])).toBe('Aylık yorumlar, ilk yıl');
});
