import { captionIn, commaListIn, labeledIn, listIn } from '#contract/languages/punctuation.ts';
import { currentLanguage } from '#web/language.ts';

/* In the language of the page. */

export const labeled = (label: string, value = '') => labeledIn(currentLanguage(), label, value);

export const commaList = (items: string[]) => commaListIn(currentLanguage(), items);

export const caption = (...parts: [string, ...string[]]) => captionIn(currentLanguage(), parts);

export const list = (items: string[]) => listIn(currentLanguage(), items);
