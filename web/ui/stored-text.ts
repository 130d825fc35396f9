export const onDevice = textStore('localStorage');
export const inTab = textStore('sessionStorage');

// @__NO_SIDE_EFFECTS__
function textStore(place: 'localStorage' | 'sessionStorage') {
  /** Undefined if the browser blocks storage. */
  function read(key: string): string | null | undefined {
    try {
      return window[place].getItem(key);
    } catch {
      return undefined;
    }
  }

  /** Null deletes it. @returns false if storage is full or blocked */
  function write(key: string, text: string | null): boolean {
    try {
      if (text === null) window[place].removeItem(key);
      else window[place].setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /** Null if nothing is stored that `parse` accepts without throwing. */
  function readAs<Value>(key: string, parse: (stored: unknown) => Value): Value | null {
    try {
      return parse(JSON.parse(read(key) ?? 'null'));
    } catch {
      return null;
    }
  }

  return { read, write, readAs };
}
