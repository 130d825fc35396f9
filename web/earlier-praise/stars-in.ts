import { CELL_MAX } from './columns.ts';

const NUMBER =
  /^([1-5])(?:[.,]0+)? ?(?:(?:\/|out of|of|von|sur|de|di|van|na|z|su) ?5(?:[.,]0+)?)? ?(?:(?:star|stern|étoile|estrel|stell|sterren|gwiazd|yıldız|puan|نجوم|نجمة|星|★|⭐)[\p{L} ]{0,10})?$/u;
const IN_WORDS = ['one', 'two', 'three', 'four', 'five'];

/** 1 to 5, null without any, and otherwise the cell, which the form's schema refuses. */
export function starsIn(cell: string): number | string | null {
  const text = cell
    .slice(0, CELL_MAX)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\uFE0E\uFE0F]/g, '')
    .trim();
  if (!text) return null;
  if (/^[★⭐☆✩ ]+$/u.test(text)) return text.replace(/[^★⭐]/gu, '').length || cell;
  const number = NUMBER.exec(text)?.[1] ?? IN_WORDS.indexOf(text.replace(/[ _]stars?$/, '')) + 1;
  return Number(number) || cell;
}
