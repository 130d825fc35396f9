import { unread } from 'virtual:unread-translations';
import type { Language } from '#contract/languages/languages.ts';
import { t } from '#web/language.ts';

/** For where this language is chosen. */
export function translationNote(language: Language): string | undefined {
  return unread.includes(language) ? t('No native speaker has read this translation yet.') : undefined;
}
