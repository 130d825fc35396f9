import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutTo, splitGraphemes } from './graphemes.ts';
import { countCharacters } from './rules.ts';

const pieces = fc.constantFrom(
  ...['a', 'e\u0301', 'ǘ\u0323', 'ñ', '漢', 'か\u3099', 'ﾊﾟ', '김', '\u1100\u1161\u11ab', 'ا', 'بِ', 'ש\u05c1'],
  ...['क\u094dषि', 'श\u094dर\u0947', 'হ\u09cdয\u09be', 'நி', 'น\u0e49\u0e33', 'ไ', '1', '½', '(', '—', ' '],
  ...['👍', '👍🏽', '🇵🇹', '🇺🇸', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️', '1️⃣', '👩🏽‍🚒'],
);
const typed = fc.array(pieces, { maxLength: 30 });

test('A text is split where readers see letters and pictures end', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  fc.assert(
    fc.property(typed, (parts) => {
      const text = parts.join('');
      expect(splitGraphemes(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
    }),
  );
});

test('A text is cut to a number of characters, and never inside a letter or picture', () => {
  fc.assert(
    fc.property(typed, fc.nat(40), (parts, max) => {
      const cut = cutTo(max, parts.join(''));
      const kept = splitGraphemes(cut);
      const next = splitGraphemes(parts.join(''))[kept.length] ?? '';
      expect(parts.join('').startsWith(cut)).toBe(true);
      expect(countCharacters(cut)).toBeLessThanOrEqual(max);
      expect(next === '' || countCharacters(cut + next) > max).toBe(true);
    }),
  );
});
