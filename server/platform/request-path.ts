/** The path that the router matches: percent-decoded, without a query, and without the host of an absolute-form URL. */
export function pathOf({ url }: { url: string }): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    // It matches no route, and is logged: its bytes one by one, or a token could hide behind a broken one.
    return path.replace(/%[\da-f]{2}/gi, (byte) => String.fromCharCode(Number.parseInt(byte.slice(1), 16)));
  }
}
