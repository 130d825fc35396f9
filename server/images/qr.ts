import type { FastifyInstance } from 'fastify';
import { encode } from 'uqr';
import { z } from 'zod/mini';
import { sendPicture } from './picture.ts';

/** `GET /qr?data=…[&size=250x250][&format=png|svg]`, as the usual public services take it. Black on white in every theme. */
export function qrRoute(app: FastifyInstance): void {
  app.get('/qr', async (request, reply) => {
    const query = qrQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: query.error.issues[0]?.message });
    const { data, size, format } = query.data;
    const modules = encodeModules(data);
    if (modules === null || size < modules.length) return reply.code(400).send({ message: TOO_LONG });
    return format === 'svg'
      ? sendPicture(reply, 'image/svg+xml', drawSvg(modules, size))
      : sendPicture(reply, 'image/png', await drawPng(modules, size));
  });
}

const MARGIN = 4;

const DATA = 'data must be a text of 1 to 1,000 characters';
const SIZE = 'size must look like 250x250: square, from 50x50 to 1000x1000';
const FORMAT = 'format must be png or svg';
const TOO_LONG = 'data is too long for a code of this size';

const qrQuery = z.object({
  data: z.string(DATA).check(
    z.minLength(1, DATA),
    z.maxLength(1_000, DATA),
    z.refine((text) => text.isWellFormed(), DATA),
  ),
  size: z._default(
    z.pipe(
      z.string(SIZE).check(z.regex(/^(\d{2,4})x\1$/, SIZE)),
      z.pipe(
        z.transform((text: string) => Number.parseInt(text, 10)),
        z.number().check(z.minimum(50, SIZE), z.maximum(1_000, SIZE)),
      ),
    ),
    250,
  ),
  format: z._default(z.enum(['png', 'svg'], FORMAT), 'png'),
});

/** Rows of modules, true for black, with the margin; null where no code can hold so much. */
function encodeModules(data: string): boolean[][] | null {
  try {
    return encode(data, { ecc: 'M', border: MARGIN }).data;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function drawSvg(modules: boolean[][], size: number): string {
  const side = modules.length;
  const path = modules.flatMap((row, y) =>
    runsOf(row).map(([start, length]) => `M${start} ${y}h${length}v1h-${length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path.join('')}"/></svg>`;
}

/** Where black begins in a row, and how far it goes. */
function runsOf(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isBlack, x) => {
    const last = runs.at(-1);
    if (!isBlack) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

/** Modules of whole pixels, in the middle of exactly `size` pixels: uneven ones are hard to scan. */
async function drawPng(modules: boolean[][], size: number): Promise<Buffer> {
  // Loaded where it is used: our own pages show SVG.
  const { PNG } = await import('pngjs');
  const pixels = Math.floor(size / modules.length);
  const offset = Math.floor((size - pixels * modules.length) / 2);
  const picture = new PNG({ width: size, height: size, colorType: GREY, inputColorType: GREY });
  picture.data = Buffer.alloc(size * size, WHITE);
  for (let y = 0; y < size; y += 1) {
    const row = modules[Math.floor((y - offset) / pixels)] ?? [];
    for (let x = 0; x < size; x += 1) {
      if (row[Math.floor((x - offset) / pixels)]) picture.data[y * size + x] = BLACK;
    }
  }
  return PNG.sync.write(picture, { colorType: GREY, inputColorType: GREY });
}

const GREY = 0;
const BLACK = 0;
const WHITE = 255;
