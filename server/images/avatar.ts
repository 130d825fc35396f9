import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import { textNumber, urlLine } from '#contract/fields.ts';
import { initials } from '#contract/names.ts';
import type { Deps } from '#server/deps.ts';
import { escapeHtml } from '#server/http/html.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import { dark, light } from '#server/mail/palette.ts';
import { sendImage } from './send-image.ts';

const avatarLimit = { name: 'avatar', max: 120, seconds: 60 };

export function avatarRoute(app: FastifyInstance, { limits }: Pick<Deps, 'limits'>): void {
  const options = { config: { isEssential: false }, onRequest: limitPerAddress(limits, avatarLimit) };
  app.get('/avatar', options, async (request, reply) => {
    const query = avatarQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: query.error.issues[0]?.message });
    return sendImage(reply, 'image/svg+xml', drawAvatar(query.data.name, query.data.size));
  });
}

const NAME = 'name must be 1 to 120 characters';
const SIZE = 'size must be an integer from 16 to 512';

const avatarQuery = z.object({
  name: urlLine({ min: 1, max: 120, message: NAME, tooLong: NAME }).check(
    // XML doesn't allow them.
    z.refine((text) => !/[\ufffe\uffff]/.test(text), NAME),
  ),
  size: z._default(textNumber(/^\d{2,3}$/, [16, 512], SIZE), 64),
});

/** The disc of a person: the accent with letters in the voice, in both themes. */
const STYLE = `path{fill:${light.accent}}text{fill:${light.accentInk}}@media(prefers-color-scheme:dark){path{fill:${dark.accent}}text{fill:${dark.accentInk}}}`;

function drawAvatar(name: string, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><style>${STYLE}</style><path d="M0 0h64v64H0z"/><text x="32" y="32" dy=".35em" text-anchor="middle" font-family="ui-serif,Georgia,'Noto Serif',serif" font-size="26" font-weight="500">${escapeHtml(initials(name))}</text></svg>`;
}
