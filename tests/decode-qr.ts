import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** The package would fetch it from a CDN. */
const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } });

export interface DecodedQr {
  text: string;
  /** The code in pixels, without its margin. */
  box: { x: number; y: number; width: number; height: number };
  correction: string;
  /** The corner that a reader takes for the top left, as seen in the picture. */
  orientation: number;
}

/** The code in a picture, black on white. @param picture the bytes of a PNG, or pixels in RGBA. */
export async function decodeQr(
  picture: Buffer | { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number },
): Promise<DecodedQr | null> {
  const [found] = await readBarcodes(
    Buffer.isBuffer(picture) ? new Uint8Array(picture) : (picture as ImageData),
    {
      formats: ['QRCode'],
      tryInvert: false,
    },
  );
  if (!found?.isValid) return null;
  const corners = Object.values(found.position);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    text: found.text,
    box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
    correction: found.ecLevel,
    orientation: found.orientation,
  };
}
