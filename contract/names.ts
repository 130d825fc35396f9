/** Blank or invisible characters, except joiners, variation selectors and tags, which some scripts and emoji need. */
const BLANK =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])[\s\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const VISIBLE = /[^\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]/u;

function wordsOf(name: string): string[] {
  return name.split(BLANK).filter((word) => VISIBLE.test(word));
}

export function normalizeBlanks(name: string): string {
  return wordsOf(name).join(' ');
}

/** The only part of a name that strangers see. */
export function firstName(fullName: string): string {
  return wordsOf(fullName)[0] ?? '';
}

export function initials(fullName: string): string {
  const words = wordsOf(fullName);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en') ?? '').join('');
}
