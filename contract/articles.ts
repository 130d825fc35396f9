import type { Language } from './languages/languages.ts';

/** Pages of prose, each named as its screen. Their texts are in content/. */
export const articleNames = ['help', 'terms', 'privacy', 'media'] as const;
export type ArticleName = (typeof articleNames)[number];

/** The address of its text as JSON. */
export function articleAddress(name: ArticleName, language: Language): string {
  return `/content/${name}.json?lang=${language}`;
}

export interface Article {
  title: string;
  /** Below the title. */
  html: string;
  /** The language of the text; null: an operator's, in a language that we don't know. */
  language: Language | null;
  chapters: (Section & { questions: Section[] })[];
}

export interface Section {
  id: string;
  title: string;
  /** Made by the server from Markdown in which markup is text. */
  html: string;
}
