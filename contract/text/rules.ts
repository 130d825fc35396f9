/* This file doesn't import zod, which the customer's page doesn't load. */

import type { Sentence } from '../languages/sentence.ts';

export interface TextRule {
  /** Invisible characters at either end don't count. */
  min?: number;
  max: number;
  /** Shown for a missing or too short value. */
  message: string;
  tooLong: string;
  isMultiline?: boolean;
}

export const UNREADABLE = 'Please remove the special characters' as Sentence;

/** What leaves no ink, such as spaces, joiners, fillers and tags. */
export const INVISIBLE = /[\p{Z}\p{Cc}\p{Cf}\p{DI}\u2800\ufffc\u{1d159}]/gu;

/** An emoji or a rare ideograph is one character, not the two of `length`. */
export const countCharacters = (text: string) => [...text].length;

/** Characters from the first to the last visible one; zero for combining marks alone. */
export function countVisible(text: string): number {
  const seen = text.replace(INVISIBLE, ' ').trim();
  return /[^\p{M} ]/u.test(seen) ? countCharacters(seen) : 0;
}

/** It has no lone surrogates. */
export const isReadable = (text: string) => !/\p{Cs}/u.test(text);

/** Line breaks become newlines, or spaces on one line, as tabs do; other control characters, which people paste, vanish. */
export function clean(text: string, isMultiline?: boolean): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  return isMultiline ? lines : lines.replace(/[\n\t]/g, ' ');
}

/** The text as it is stored: cleaned and trimmed, and empty if there is nothing to see. */
export const tidy = (text: string, { isMultiline }: Partial<TextRule> = {}) =>
  countVisible(text) ? clean(text, isMultiline).trim() : '';

/** The API's schemas have the same rules. */
export function findMessage(typed: string, rule: TextRule): string | undefined {
  const text = tidy(typed, rule);
  if (countVisible(text) < (rule.min ?? 0)) return rule.message;
  if (countCharacters(text) > rule.max) return rule.tooLong;
  return isReadable(text) ? undefined : UNREADABLE;
}
