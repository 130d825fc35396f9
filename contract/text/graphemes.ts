import { countCharacters } from './rules.ts';

/** Flags, emoji sequences, marks and conjuncts stay whole. Intl.Segmenter does the same, but is missing in Firefox 115. */
const GRAPHEME =
  /(?:\p{RI}{2}|.)(?:\u200d\p{Extended_Pictographic}|[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?\p{L}|[\p{M}\p{Emoji_Modifier}\u0e33\u1160-\u11ff\uff9e\uff9f\p{Join_Control}\u{e0020}-\u{e007f}])*/gsu;

/** What a reader takes for one letter or picture each. */
export function splitGraphemes(text: string): string[] {
  return text.match(GRAPHEME) ?? [];
}

/** The beginning in whole graphemes, of at most `max` characters. */
export function cutTo(max: number, text: string): string {
  let rest = max;
  let kept = '';
  for (const grapheme of splitGraphemes(text)) {
    rest -= countCharacters(grapheme);
    if (rest < 0) break;
    kept += grapheme;
  }
  return kept;
}
