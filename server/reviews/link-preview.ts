import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/http/errors.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import type { App } from '#server/http/server.ts';
import { createDrawingThread } from '#server/images/drawing-thread.ts';
import { imageLimits } from '#server/images/limits.ts';
import type { LinkPreview } from '#server/images/link-preview.ts';
import { sendImage } from '#server/images/send-image.ts';
import { MINUTE } from '#server/system/clock.ts';
import type { Deps } from '#server/system/deps.ts';
import { findPage, reviewPathParams } from './page.ts';

interface Picture {
  png: Uint8Array;
  etag: string;
}

/** About 30 KB each. */
const PICTURES_MAX = 100;

/** What messengers show for a review page, with nothing but the first name, which the page shows too; and for other pages. */
export function linkPreviewRoute(app: App, deps: Deps): void {
  const { site } = deps;
  const draw = createDrawingThread<LinkPreview, Uint8Array>(
    app,
    new URL('./link-preview-thread.ts', import.meta.url),
    { maxWaiting: 50 },
  );
  const pictures = new Map<string | null, Promise<Picture>>();

  app.route({
    method: 'GET',
    url: '/review/:userId/preview.png',
    schema: { hide: true, params: reviewPathParams },
    config: { isEssential: false },
    onRequest: limitPerAddress(deps.limits, imageLimits.linkPreviews),
    handler: async (request, reply) => {
      const found = await findPage(deps, request, { userId: request.params.userId });
      if (!found) throw new Refusal('notFound');
      return send(request, reply, await pictureFor(found.data.firstName));
    },
  });

  app.route({
    method: 'GET',
    url: '/link-preview.png',
    schema: { hide: true },
    config: { isEssential: false },
    onRequest: limitPerAddress(deps.limits, imageLimits.linkPreviews),
    handler: async (request, reply) => send(request, reply, await pictureFor(null)),
  });

  function send(request: FastifyRequest, reply: FastifyReply, { png, etag }: Picture) {
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return sendImage(reply, 'image/png', png, 'public, max-age=86400');
  }

  /** Concurrent requests share a drawing, so it goes on when one of them is aborted. */
  function pictureFor(firstName: string | null): Promise<Picture> {
    const picture = pictures.get(firstName) ?? drawPicture(firstName);
    pictures.delete(firstName);
    pictures.set(firstName, picture);
    for (const oldest of pictures.keys()) {
      if (pictures.size <= PICTURES_MAX) break;
      pictures.delete(oldest);
    }
    picture.catch(() => pictures.delete(firstName));
    return picture;
  }

  async function drawPicture(firstName: string | null): Promise<Picture> {
    const png = await draw(AbortSignal.timeout(MINUTE), async () => ({
      firstName,
      siteName: site.name,
      hasOurMark: site.logo === null,
    }));
    if (png === undefined) throw new Refusal('unavailable');
    return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 16)}"` };
  }
}
