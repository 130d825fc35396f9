/** Decoded, without query, and without the host of an absolute URL. */
export function pathOf({ url }: { url: string }): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    // Matches no route but is logged: decode byte by byte, so that an invalid byte can't hide a token from redaction.
    return path.replace(/%[\da-f]{2}/gi, (byte) => String.fromCharCode(Number.parseInt(byte.slice(1), 16)));
  }
}
