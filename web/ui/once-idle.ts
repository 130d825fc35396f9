/** Does the work once the page has loaded and is idle. Returns a function that cancels it. */
export function onceIdle(work: () => void): () => void {
  let cancel = () => removeEventListener('load', begin);
  function begin() {
    // Missing in Safari.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(work, 1_000);
      cancel = () => clearTimeout(timer);
      return;
    }
    const request = requestIdleCallback(work);
    cancel = () => cancelIdleCallback(request);
  }
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => cancel();
}
