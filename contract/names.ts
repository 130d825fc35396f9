/**
 * What a reader sees as a blank, or does not see at all. Joiners, variation selectors and tags are no blanks: some scripts and
 * emoji are written with them.
 */
const BLANK =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])[\s\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const VISIBLE = /[^\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]/u;

/** The words of a name, whatever stands between them. */
function wordsOf(name: string): string[] {
  return name.split(BLANK).filter((word) => VISIBLE.test(word));
}

/** The name with one ordinary space between its words, and nothing that hides or turns what follows. */
export function foldBlanks(name: string): string {
  return wordsOf(name).join(' ');
}

/** The first word of a full name: the only part of a name that strangers are shown. */
export function firstName(fullName: string): string {
  return wordsOf(fullName)[0] ?? '';
}

/** Upper-case initials of the first and last word of a name, at most two letters. */
export function initials(fullName: string): string {
  const words = wordsOf(fullName);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}
