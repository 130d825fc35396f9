/*
 * The thank-you page runs this after the browser has posted the form itself: the page's script may have kept what was typed,
 * which the next person on this phone must not find.
 */

try {
  sessionStorage.removeItem(document.currentScript?.dataset.draft ?? '');
} catch {
  // Nothing was kept where storage is blocked.
}
