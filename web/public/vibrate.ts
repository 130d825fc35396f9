/** Where the phone can. Browsers log an error if the customer has not touched the page yet. */
export function vibrate(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(10);
}
