/** Whatever a spreadsheet saves: UTF-8, UTF-16 with or without its mark, or the Windows encoding of Western Europe. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 4_096);
  const nuls = [0, 1].map(
    (parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length,
  );
  // In UTF-16, each separator and each Latin letter has a NUL, at the same side.
  const most = Math.max(...nuls);
  if (most * 10 > start.length && most > 4 * Math.min(...nuls))
    return nuls[0] === most ? 'utf-16be' : 'utf-16le';
  const text = new TextDecoder().decode(bytes);
  // One broken letter doesn't make another encoding of a whole file.
  const count = (kind: RegExp) => text.match(kind)?.length ?? 0;
  return count(/\uFFFD/g) > count(/[^\0-\x7f\uFFFD]/g) ? 'windows-1252' : 'utf-8';
}
