import { expect, test } from 'vitest';
import { findWords, foldCase, searchableText, searchWords, sortableName } from './folding.ts';

/** Spellings of one word in each line. */
const same = [
  ['sœur', 'SOEUR', 'sœur', 'Sœur'],
  ['Æsop', 'aesop', 'ÆSOP'],
  ['smørrebrød', 'smorrebrod', 'SMØRREBRØD'],
  ['Đorđe', 'dorde', 'ĐORĐE'],
  ['Þór', 'thor', 'ÞÓR'],
  ['Guðrún', 'gudrun', 'GUÐRÚN'],
  ['Łódź', 'lodz', 'ŁÓDŹ', 'Ło\u0301dz\u0301'],
  ['ışık', 'isik', 'IŞIK', 'İŞİK', 'işik'],
  ['İstanbul', 'istanbul', 'ISTANBUL', 'ıstanbul'],
  ['Straße', 'strasse', 'STRASSE', 'STRAẞE'],
  ['col·lega', 'coŀlega', 'collega'],
  ['schön', 'schon', 'SCHO\u0308N'],
  ['ĳs', 'ijs', 'Ĳs'],
  ['Ｃａｆｅ', 'café'],
  ['１２３', '123', '١٢٣', '۱۲۳'],
  ['أهلا', 'اهلا', 'إهلا', 'آهلا', 'ٱهلا', 'أَهْلًا', 'أهـــلا'],
  ['سؤال', 'سوال'],
  ['هيئة', 'هييه'],
  ['على', 'علي', 'علی'],
  ['مُمْتَازَة', 'ممتازة', 'ممتازه', 'ﻣﻤﺘﺎﺯﺓ'],
  ['ｶﾞｷ', 'ガキ', 'カ\u3099キ'],
  ['한국어', '한국어'.normalize('NFD')],
  ['ジョン・スミス', 'ジョンスミス', 'ｼﾞｮﾝ･ｽﾐｽ'],
  ['l’été', "l'ete", 'l‘été', 'lʼété', 'l′été', 'l`été', 'l´été', 'l＇été', 'lété'],
  ['“fine”', '"fine"', '„fine“', '«fine»', '‹fine›', 'fine'],
  [
    'week‐end',
    'week-end',
    'week‑end',
    'week–end',
    'week—end',
    'week−end',
    'week－end',
    'week\u00adend',
    'weekend',
  ],
  ['a\u200bb', 'a\u200cb', 'a\u200db', 'a\u2060b', 'a\ufeffb', 'a\ufe0fb', '\u200ea\u202eb\u202c', 'ab'],
  ['❤️', '❤'],
  ['👩‍🍳', '👩🍳'],
  ['ΚΑΦΕΣ', 'καφές'],
  ['Ёлка', 'елка'],
] as const;

test.for(same)('%s is the same word in each spelling', (spellings) => {
  for (const written of spellings)
    for (const searched of spellings)
      expect([written, searched, isIn(`so ${written}.`, searched)]).toEqual([written, searched, true]);
});

test.for([
  ['かき', 'がき'],
  ['かき', 'カキ'],
  ['い', 'ー'],
  ['йод', 'иод'],
  ['大', '太'],
  ['son', 'so\u00a0nx'],
] as const)('%s is another word than %s', ([written, searched]) => {
  expect([isIn(written, searched), isIn(searched, written)]).toEqual([false, false]);
});

test.for(same)('The previous release finds %s in stored text as it folds words itself', (spellings) => {
  for (const written of spellings) {
    const [word = ''] = foldCase(written).replace(/[‘’ʼ]/g, "'").split(/\s/);
    expect([written, searchableText(written).includes(word)]).toEqual([written, true]);
  }
});

test('A search for a sign or an emoji alone finds it, and beside words a sign is left out', () => {
  expect(isIn('Thanks — good', '-')).toBe(true);
  expect(isIn('Thanks 👍🏽', '👍')).toBe(true);
  expect(isIn('Thanks', '-')).toBe(false);
  expect(searchWords('« bon » – week-end')).toEqual(['bon', 'weekend']);
  expect(searchWords('\u200b \u00a0')).toEqual([]);
});

test.for(same)('A search marks %s in a text, in any spelling', (spellings) => {
  for (const written of spellings) {
    const text = `so ${written}, 本当`;
    const marked = [...findWords(text, searchWords(spellings[0]))].map(([from, to]) => text.slice(from, to));
    expect([written, marked.length]).toEqual([written, 1]);
    expect(searchWords(marked[0] ?? '')).toEqual(searchWords(written));
  }
});

test('A part of a letter that folds to several marks the whole letter', () => {
  expect([...findWords('sœur – week-end', ['e', 'kend'])]).toEqual([
    [1, 2],
    [8, 9],
    [9, 10],
    [12, 13],
    [10, 15],
  ]);
});

test('Keys of usernames stay as they were stored', () => {
  const keys = ['Ana', 'STRAẞE', 'İIıi', 'ＹＡＭＡＤＡ', 'Rosa\u0308', 'l’été', 'ΚΑΦΕΣ', 'ﬁ'].map(foldCase);
  expect(keys).toEqual(['ana', 'strasse', 'iiii', 'yamada', 'rosä', 'l’été', 'καφες', 'fi']);
});

test('Names sort by letters without accents, and the key of the longest fits into an index', () => {
  const names = ['Zoë', 'Émile', 'emil', 'Łukasz', 'İbrahim', 'ana'];
  expect(names.map(sortableName).sort()).toEqual(['ana', 'emil', 'emile', 'ibrahim', 'lukasz', 'zoe']);
  expect(Buffer.byteLength(sortableName('ﷺ😀'.repeat(60)))).toBeLessThan(500);
});

function isIn(text: string, search: string): boolean {
  return searchWords(search).every((word) => searchableText(text).includes(word));
}
