/*
 * localStorage may be blocked or full. What both first pages load (`install-offer`, the customer's draft) has its
 * own two lines instead: sharing them added 110 bytes to each page.
 */

/** Undefined if the browser blocks storage. */
export function readText(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

export function storeText(key: string, text: string | null): void {
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    // Then the next visit starts without it.
  }
}

/** Null if nothing is stored that `parse` accepts without throwing. */
export function readStored<Value>(key: string, parse: (stored: unknown) => Value): Value | null {
  try {
    return parse(JSON.parse(readText(key) ?? 'null'));
  } catch {
    return null;
  }
}
