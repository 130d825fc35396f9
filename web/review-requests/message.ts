import { texts } from 'virtual:message-texts';
import type { Language } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';

export const REQUEST =
  'Hi {name}, thank you for having me today. How did I do? It takes 30 seconds, and only I read it: {link}' as Sentence;

export const REMINDER =
  'Hi {name}, in case it slipped your mind: how did I do? It takes 30 seconds, and only I read it: {link}' as Sentence;

export const SUBJECT = 'How did I do?' as Sentence;

export const YOUR_LINK = 'your link' as Sentence;

/** The sentence in the customer's language, not the page's. */
export function textIn(language: Language, sentence: Sentence): string {
  return texts[language]?.[sentence] ?? sentence;
}

/** What differs from one customer to the next. A template has their names in braces. */
interface Parts {
  name: string;
  link: string;
}

export function fillParts(template: string, parts: Parts): string {
  return template.replace(/\{(name|link)\}/g, (_, part: keyof Parts) => parts[part]);
}

/** Undoes `fillParts` in a text that was edited: the name is found where it first stands as a word. */
export function findParts(text: string, { name, link }: Parts): string {
  const template = text.replace(link, '{link}');
  for (let at = template.indexOf(name); at >= 0; at = template.indexOf(name, at + 1)) {
    const [before, after] = [template.slice(0, at), template.slice(at + name.length)];
    if (!LETTER_AT_END.test(before) && !LETTER_AT_START.test(after)) return `${before}{name}${after}`;
  }
  return template;
}

/* Chinese and Japanese have no blanks between words. */
const LETTER_AT_END = /(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})[\p{L}\p{N}\p{M}]$/u;
const LETTER_AT_START = /^(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})[\p{L}\p{N}\p{M}]/u;

/** A message without its link would ask for nothing. */
export function withLink(template: string): string {
  return template.includes('{link}') ? template : `${template.trimEnd()}\n{link}`;
}
