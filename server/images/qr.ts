import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { Deps } from '#server/deps.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import { drawQrCode } from './draw-qr-code.ts';
import { sendImage } from './send-image.ts';

/** Generous, since a whole restaurant may share an address. */
const qrLimit = { name: 'qr', max: 120, seconds: 60 };

export function qrRoute(app: FastifyInstance, { limits }: Pick<Deps, 'limits'>): void {
  const options = { config: { isEssential: false }, onRequest: limitPerAddress(limits, qrLimit) };
  app.get('/qr', options, async (request, reply) => {
    const query = qrQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: query.error.issues[0]?.message });
    const code = drawQrCode(query.data);
    if (code === null) return reply.code(400).send({ message: TOO_LONG });
    return sendImage(reply, query.data.format === 'svg' ? 'image/svg+xml' : 'image/png', code);
  });
}

const DATA = 'data must be 1 to 1,000 characters';
const SIZE = 'size must be square, from 50x50 to 1000x1000, like 250x250';
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
