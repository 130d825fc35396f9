/*
 * For the thank-you page of a form that the browser has posted itself: the page's script may have kept what was typed, which
 * the next person on this phone must not find.
 */

try {
  sessionStorage.removeItem(document.currentScript?.dataset.draft ?? '');
} catch {
  // Without storage, nothing was kept.
}
