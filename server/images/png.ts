import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Shape, shapesAsSvg } from './shapes.ts';

/** Loaded on demand, like the typesetter. WebAssembly draws the same pixels on every machine. */
export async function shapesAsPng(
  shapes: Shape[],
  size: { width: number; height: number },
): Promise<Uint8Array> {
  loading ??= load();
  const { Resvg } = await loading;
  const { width, height } = size;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapesAsSvg(shapes)}</svg>`;
  const drawing = new Resvg(svg);
  const picture = drawing.render();
  try {
    return picture.asPng();
  } finally {
    picture.free();
    drawing.free();
  }
}

let loading: ReturnType<typeof load> | undefined;

async function load() {
  const resvg = await import('@resvg/resvg-wasm');
  const file = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await resvg.initWasm(await readFile(file));
  return resvg;
}
