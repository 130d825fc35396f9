/* Without zod, which the customer's page does not load. */

import type { Sentence } from './languages/sentence.ts';
export interface TextRule {
  /** After trimming. */
  min?: number;
  max: number;
  /** For a missing or too short value. */
  message: string;
  tooLong: string;
}

export const UNREADABLE = 'Please use ordinary characters only' as Sentence;

const CONTROL_CHARACTER = /\p{Cc}/u;
const CONTROL_CHARACTER_EXCEPT_NEWLINE_AND_TAB = /[^\P{Cc}\n\t]/u;

export const isLine = (text: string) => text.isWellFormed() && !CONTROL_CHARACTER.test(text);

export const isParagraphs = (text: string) =>
  text.isWellFormed() && !CONTROL_CHARACTER_EXCEPT_NEWLINE_AND_TAB.test(text);

/** Browsers post CRLF, which the API refuses. */
export const normalizeNewlines = (text: string) => text.replace(/\r\n?/g, '\n');
