import { registration } from '#contract/registration.ts';

/** As in "rosa.alvarez"; empty if the name has too few Latin letters. */
export function suggestUsername(fullName: string): string {
  const words = fullName
    .toLowerCase()
    .replace(/[ßæœøłđþıð]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}'’.-]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const suggestion = [...new Set([words[0], words.at(-1)])].join('.');
  return registration.shape.username.safeParse(suggestion).success ? suggestion : '';
}

/** Of letters that don't decompose. */
const SPELLINGS: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', þ: 'th', ı: 'i', ð: 'd' },
};
