import { inTab } from '#web/ui/stored-text.ts';

/*
 * Runs on the thank-you page of a form that the browser has posted itself: the page's script may have kept what was typed,
 * which the next person on this phone must not find.
 */

inTab.write(document.currentScript?.dataset.draft ?? '', null);
