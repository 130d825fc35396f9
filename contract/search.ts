export const MAX_SEARCH_LENGTH = 100;

/** The words of a search, which must all match. */
export function searchWords(search: string): string[] {
  const words = [...new Set(wordsOf(foldCase(search)))];
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

/** In this text, the words of a search are found: those with accents as they are, those without also in accented words. */
export function searchableText(...texts: (string | null)[]): string {
  const words = wordsOf(foldCase(texts.filter(Boolean).join('\n')));
  return [...new Set([...words, ...words.map(withoutAccents)])].join(' ');
}

/**
 * Equal for texts that differ in case only, in any language: ß is ss, and İ, I, ı and i are one letter, since Turkish pairs
 * them in another way.
 */
export function foldCase(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll('i\u0307', 'i')
    .replace(/[‘’ʼ]/g, "'");
}

/** Only of letters that people write without them; a Japanese か is another letter than が. */
export function withoutAccents(folded: string): string {
  if (ASCII.test(folded)) return folded;
  return folded
    .normalize('NFD')
    .replace(/([\p{Script=Latin}\p{Script=Arabic}])\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ł', 'l');
}

const ASCII = /^[\0-\x7f]*$/;

function wordsOf(folded: string): string[] {
  return folded.split(/\s+/).filter(Boolean);
}
