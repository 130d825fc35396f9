import type { Article } from '#contract/articles.ts';
import { languageTag, textDirection } from '#contract/languages/languages.ts';
import { currentLanguage, t } from '#web/language.ts';

/** Attributes of an element that contains the article. */
export function languageOf({ language }: Article) {
  return language && language !== currentLanguage()
    ? { lang: languageTag(language), dir: textDirection(language) }
    : {};
}

/** Tells readers of another language. */
export function LanguageNote({ article: { language } }: { article: Article }) {
  if (language !== 'en' || currentLanguage() === 'en') return null;
  return <p className="page-width pt-4 font-semibold">{t('This page is in English only.')}</p>;
}
