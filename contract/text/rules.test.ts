import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clean, countCharacters, countVisible, isReadable, tidy } from './rules.ts';

const unseen = [
  ...'\u0000\u0007\u001b\u007f\u0085\u009f \t\r\n\u00a0\u00ad\u034f\u0600\u061c\u115f\u1160\u17b4\u17b5\u180b\u180e',
  ...'\u2000\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202e\u202f\u205f\u2060\u2063\u2066\u2069\u206f\u2800',
  ...'\u3000\u3164\ufe00\ufe0f\ufeff\uffa0\ufffb\ufffc\u{1d159}\u{1d173}\u{e0001}\u{e0041}\u{e007f}\u{e0100}',
];
const seen = [...'a1é漢ก👍-.ʼ\u00bd\ue000', '🇵🇹', '❤️', '1️⃣'];

test('Invisible characters and combining marks are nothing to see, in any number and mixture', () => {
  const nothing = fc.string({ unit: fc.constantFrom(...unseen, '\u0301', '\u20dd', '\u0303') });
  fc.assert(
    fc.property(nothing, (text) => {
      expect([countVisible(text), tidy(text), tidy(text, { isMultiline: true })]).toEqual([0, '', '']);
    }),
  );
  for (const text of seen) expect([text, countVisible(text) > 0]).toEqual([text, true]);
});

test('Invisible characters around a text do not count, those inside do', () => {
  const around = fc.string({ unit: fc.constantFrom(...unseen) });
  fc.assert(
    fc.property(around, around, (before, after) => {
      expect(countVisible(`${before}a\u200bé👍${after}`)).toBe(4);
    }),
  );
});

test('Every character counts once, of whatever plane', () => {
  expect([countCharacters('👍'), countCharacters('𠮷野家'), countCharacters('e\u0301')]).toEqual([1, 3, 2]);
});

test.for([
  ['a\r\nb\rc\nd\te', 'a b c d e', 'a\nb\nc\nd\te'],
  ['a\r\n\r\nb', 'a  b', 'a\n\nb'],
  ['\u0000a\u0007\u001b\u007f\u0085\u009fb\u000b\u000c', 'ab', 'ab'],
  [' \u0000 a \u0007 ', 'a', 'a'],
  ['a\u200bb\u00a0\u202ec', 'a\u200bb\u00a0\u202ec', 'a\u200bb\u00a0\u202ec'],
] as const)('%j becomes %j on one line and %j on several', ([typed, line, lines]) => {
  expect([tidy(typed), tidy(typed, { isMultiline: true })]).toEqual([line, lines]);
});

test('A text that was cleaned stays as it is', () => {
  const characters = fc.constantFrom(...unseen, ...seen, '\r\n', '\u0301', '\ud800', '\udc00');
  fc.assert(
    fc.property(fc.string({ unit: characters }), fc.boolean(), (typed, isMultiline) => {
      const once = tidy(typed, { isMultiline });
      expect(tidy(once, { isMultiline })).toBe(once);
      expect(clean(once, isMultiline)).toBe(once);
      expect(once).not.toMatch(isMultiline ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u);
    }),
  );
});

test('Only a lone surrogate is unreadable', () => {
  const texts = ['\ud83d', 'a\udc4d', '\udc4d\ud83d', '👍', '\u0000\ufffe\u202e'];
  expect(texts.map(isReadable)).toEqual([false, false, false, true, true]);
});
