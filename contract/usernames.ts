/** In today's use. Names in letters of any other script are taken too, as long as none of these is among them. */
const SCRIPTS = [
  ...['Arabic', 'Armenian', 'Bengali', 'Cyrillic', 'Devanagari', 'Ethiopic', 'Georgian', 'Greek', 'Gujarati'],
  ...['Gurmukhi', 'Hebrew', 'Kannada', 'Khmer', 'Lao', 'Latin', 'Malayalam', 'Myanmar', 'Oriya', 'Sinhala'],
  ...['Tamil', 'Telugu', 'Thaana', 'Thai', 'Tibetan'],
];
/** What is written together, also with Latin letters: Unicode's "highly restrictive" level (UTS 39). */
const WRITTEN_TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}/u;

/** Whether every character can be seen, and its letters are of one script, so that it cannot pass for another username. */
export function isUnambiguous(username: string): boolean {
  if (INVISIBLE.test(username)) return false;
  const folded = username.normalize('NFKC');
  const classes = [...SCRIPTS.map((script) => [script]), ...WRITTEN_TOGETHER].map((scripts) =>
    scripts.map((script) => `\\p{Script_Extensions=${script}}`).join(''),
  );
  const isOneOf = classes.some((letters) =>
    new RegExp(`^[\\p{Script_Extensions=Common}\\p{Script_Extensions=Inherited}${letters}]*$`, 'u').test(
      folded,
    ),
  );
  return isOneOf || !new RegExp(`[${classes.join('')}]`, 'u').test(folded);
}
