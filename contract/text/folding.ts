/* Decides whether two words are the same. Not for the customer's page, where nothing is compared. */

/** Add one, up to 31, and indexes `…_to_fold`, with each change of the rules: older rows are then folded again. */
export const FOLDING_VERSION = 1;

/** The words of a search, which must all match. */
export function searchWords(search: string): string[] {
  const words = [...new Set(foldWords(search))];
  const spoken = words.filter((word) => !/^['-]$/.test(word));
  const needed = spoken.length > 0 ? spoken : words;
  return needed.filter((word) => !needed.some((other) => other !== word && other.includes(word)));
}

/**
 * The words of a search are found in this text. It begins with the version as a control character, which the previous
 * release doesn't write, and also has the words as that release looks for them: with their accents and signs.
 */
export function searchableText(...texts: (string | null)[]): string {
  const text = withFewLigatures(texts.filter(Boolean).join('\n'));
  const words = wordsOf(foldCase(cutPiles(text).replace(/[‘’ʼ]/g, "'")));
  return String.fromCharCode(FOLDING_VERSION) + [...new Set([...words, ...foldWords(text)])].join(' ');
}

/** Sorts like a dictionary by code points, so the same in every database and locale. Its length fits into an index. */
export function sortableName(name: string): string {
  return [...foldWords(name).join(' ')].slice(0, 120).join('');
}

/** Equal for texts that differ in case or width only: ß is ss, and İ, I, ı and i are one letter. Usernames depend on it. */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  // Upper case in between, which turns ß into SS and ı into I.
  const folded = text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
  return folded.replaceAll('i\u0307', 'i');
}

/** The places, in UTF-16 units, where each word of a search is in a text. */
export function* findWords(text: string, words: readonly string[]): Generator<[number, number]> {
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const letters = lettersOf(written, index);
    const whole = letters.map(({ folded }) => folded).join('');
    const letterAt = letters.flatMap((letter) => new Array<typeof letter>(letter.folded.length).fill(letter));
    for (const word of words) {
      for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + word.length))
        yield [letterAt[at]?.from ?? 0, letterAt[at + word.length - 1]?.to ?? 0];
    }
  }
}

function lettersOf(word: string, start: number) {
  const letters = [...word.matchAll(LETTER)].map(({ 0: letter, index }) => ({
    from: start + index,
    to: start + index + letter.length,
    folded: foldLetters(letter).replace(SIGN, ''),
  }));
  const isSign = letters.every(({ folded }) => folded === '');
  return isSign ? [{ from: start, to: start + word.length, folded: foldWords(word)[0] ?? '' }] : letters;
}

const ASCII = /^[\0-\x7f]*$/;
/** Folded alone, each gives the same as in its word: a half-width ｶ takes its ﾞ along, and a Hangul ㄱ its ㅏ. */
const LETTER = /\P{M}[\p{M}\u1160-\u11ff\uff9e\uff9f]*|\p{M}+/gsu;
const WORD = /(?:[^\s\u2800]|\ufeff)+/gu;
const SIGN = /['-]/g;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;
const QUOTE = /[\p{Quotation_Mark}`\u02b9-\u02bd\u02c8\u02ca\u02cb\u2032-\u2037\u055a\u05f3\u05f4\ua78c]/gu;
const DASH = /[\p{Dash}~·・‧]/gu;
/** A Japanese か is another letter than が, and a Russian и another one than й. */
const ACCENTED =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}])\p{Mn}+|(\p{Script=Cyrillic})[\u0300\u0301\u0308]+/gu;
/** Vowel signs, hamza above and below, madda and what only stretches a word. */
const ARABIC_MARK = /[\u0640\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;

/** How people write letters that have no accent to leave out. */
const plainLetters: Record<string, string> = {
  ...{ æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ɖ: 'd', ð: 'd', ħ: 'h', ŋ: 'n', þ: 'th', ł: 'l', ŧ: 't' },
  ...{ ĸ: 'k', ȷ: 'j', ı: 'i', ς: 'σ' },
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ۃ: 'ه', ہ: 'ه', ھ: 'ه', ە: 'ه', ک: 'ك' },
};
const ARABIC_DIGIT = /[٠-٩۰-۹]/g;

/** Leaves out signs within words, because people do: weekend is week-end, and lete is l'été. */
function foldWords(text: string): string[] {
  return wordsOf(foldLetters(text)).map((word) => word.replace(SIGN, '') || word.charAt(0));
}

function foldLetters(text: string): string {
  if (ASCII.test(text)) return withPlainSigns(text.toLowerCase());
  // NFKC would take ´ for a space with an accent.
  const plain = foldCase(cutPiles(text.replace(INVISIBLE, '')).replaceAll('´', "'"))
    .normalize('NFD')
    .replace(ARABIC_MARK, '')
    .replace(ACCENTED, '$1$2');
  const folded = cutPiles(plain)
    .normalize('NFC')
    .replace(/[^\0-\x7f]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) % 16));
  return withPlainSigns(folded);
}

/** Normalizing a pile of marks takes their number squared. No language has more than thirty: Unicode Annex 15, Stream-Safe. */
function cutPiles(text: string): string {
  return text.replace(/[\p{M}\uff9e\uff9f]+/gu, (pile) =>
    pile.length > 30 ? [...pile].slice(0, 30).join('') : pile,
  );
}

/** Each of these two unfolds to as many as eighteen letters, so thousands would take long. */
function withFewLigatures(text: string): string {
  let found = 0;
  return text.replace(/[\ufdfa\ufdfb]/g, (ligature) => {
    found += 1;
    return found > 100 ? '' : ligature;
  });
}

function withPlainSigns(text: string): string {
  return text.replace(QUOTE, "'").replace(DASH, '-');
}

function wordsOf(folded: string): string[] {
  return folded.split(/[\s\u2800]+/).filter(Boolean);
}
