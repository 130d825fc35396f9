import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { idInUrl } from '#contract/fields.ts';
import type { Language } from '#contract/languages/languages.ts';
import { firstName } from '#contract/names.ts';
import type { ReviewPageData } from '#contract/reviews.ts';
import { findSession } from '#server/accounts/sessions.ts';
import { isAcceptingReviews } from '#server/accounts/store.ts';
import { prepare } from '#server/db/prepare.ts';
import { callerOf } from '#server/platform/client-address.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { escapeHtml } from '#server/platform/html.ts';
import type { App } from '#server/platform/http.ts';
import { languageOf } from '#server/platform/languages.ts';
import { dataBlock, encodingFor, type Pages, type PageTemplate, sendPage } from '#server/platform/pages.ts';
import { reviewLimits } from './limits.ts';
import { queuePageClosedMail } from './page-closed.ts';
import { isBot, type Views } from './views.ts';

/** The public page as HTML at the first byte: the customer can read and write before any script has arrived. */
export function reviewPageRoutes(app: App, deps: Deps, pages: Pages, views: Views): void {
  const render = pageRenderer(pages);

  for (const url of reviewPageUrls) {
    app.route({
      method: 'GET',
      url,
      schema: { hide: true, params: inReviewPath },
      handler: async (request, reply) => {
        const data = await findPageData(deps, request.params);
        reply.header('vary', 'Accept-Language, Accept-Encoding');
        const encoding = encodingFor(request, ['gzip']);
        const html = render(data, languageOf(request), encoding);
        if (!data) return sendPage(reply, { html, encoding, status: 404 });
        await noteOpening(deps, views, request, reply, data);
        return sendPage(reply, { html, encoding, status: 200, postsForm: true });
      },
    });
  }
}

export const reviewPageUrls = ['/review/:userId', '/review/:userId/:workplaceId'];

/** 0 is nobody's id: a path that makes no sense leads to nobody. */
export const inReviewPath = z.object({
  userId: z.catch(idInUrl(''), 0),
  workplaceId: z.catch(z.optional(idInUrl('')), undefined),
});

/** null: the link is nobody's. A workplace that is not theirs, or not there any more, is left out. */
export async function findPageData(
  { db, clock }: Deps,
  { userId, workplaceId }: { userId: number; workplaceId?: number | undefined },
): Promise<ReviewPageData | null> {
  const [found] = await selectPageData(db, { userId, workplaceId: workplaceId ?? 0 });
  if (!found) return null;
  const { id, name, location } = found;
  return {
    userId,
    firstName: firstName(found.full_name),
    acceptingReviews: isAcceptingReviews(found, clock()),
    idempotencyKey: randomUUID(),
    workplace: id !== null && name !== null ? { id, name, location } : null,
  };
}

const selectPageData = prepare((db, { userId, workplaceId }: { userId: number; workplaceId: number }) =>
  db
    .selectFrom('users')
    .leftJoin('workplaces', (join) =>
      join.onRef('workplaces.user_id', '=', 'users.id').on('workplaces.id', '=', workplaceId),
    )
    .select(['full_name', 'subscription_type', 'subscription_expires_at', 'review_count'])
    .select(['workplaces.id', 'workplaces.name', 'workplaces.location'])
    .where('users.id', '=', userId),
);

async function noteOpening(
  deps: Deps,
  views: Views,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, acceptingReviews }: ReviewPageData,
): Promise<void> {
  const userAgent = request.headers['user-agent'] ?? '';
  if (request.method === 'HEAD' || isBot(userAgent)) return;
  try {
    const visitor = await findSession(deps, request, reply);
    if (visitor?.id === userId) return;
    const opening = await views.recognize({ userId, ip: request.ip, userAgent });
    const isNew = !views.isCounted(opening);
    if (isNew || !acceptingReviews) await deps.limits.count([reviewLimits.openings, callerOf(request)]);
    if (isNew) views.count(opening);
    if (!acceptingReviews) await queuePageClosedMail(deps, userId);
  } catch (error) {
    // The customer came to write; a count that fails must not stand in the way.
    if (!(error instanceof Refusal)) request.log.error({ err: error }, 'an opening was not counted');
  }
}

function pageRenderer(pages: Pages) {
  const templates = new Map<string, PageTemplate>();
  // Each is read when it is first asked for: most installations hear a few of the languages.
  const template = (name: string) => {
    const known = templates.get(name) ?? pages.template(name);
    templates.set(name, known);
    return known;
  };

  return (data: ReviewPageData | null, language: Language, encoding: 'gzip' | null): string | Buffer => {
    const state =
      data === null
        ? 'invalid'
        : !data.acceptingReviews
          ? 'closed'
          : data.workplace
            ? 'form'
            : 'form-general';
    const values = {
      FIRST_NAME: escapeHtml(data?.firstName ?? ''),
      WORKPLACE: escapeHtml(workplaceLine(data)),
      PATH: `/review/${data?.userId}${data?.workplace ? `/${data.workplace.id}` : ''}`,
      IDEMPOTENCY_KEY: escapeHtml(data?.idempotencyKey ?? ''),
      DATA: dataBlock('review-data', data),
    };
    return template(`review-${state}.${language}`).fill(values, encoding);
  };
}

function workplaceLine(data: ReviewPageData | null): string {
  const { name = '', location = null } = data?.workplace ?? {};
  return location ? `${name} - ${location}` : name;
}
