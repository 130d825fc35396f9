import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { urlId } from '#contract/fields.ts';
import { firstName, initial } from '#contract/names.ts';
import type { FormKeys } from '#contract/rendering.ts';
import type { ReviewPageData } from '#contract/reviews.ts';
import type { ThanksLink } from '#contract/thanks-link.ts';
import { findSession } from '#server/accounts/sessions.ts';
import { accountExists, isAcceptingReviews } from '#server/accounts/store.ts';
import { publicThanksLink } from '#server/accounts/thanks-link.ts';
import { isRequestCode, parseCode } from '#server/cards/codes.ts';
import { prepare } from '#server/db/prepare.ts';
import type { Deps } from '#server/deps.ts';
import { clientKey } from '#server/http/client-address.ts';
import { Refusal } from '#server/http/errors.ts';
import type { App } from '#server/http/server.ts';
import { isVisit } from '#server/http/visits.ts';
import { sendView } from '#server/render.ts';
import { markOpened, oldestAt } from '#server/review-requests/store.ts';
import { preferredLanguage, setLinkLanguage } from '#server/site/languages.ts';
import { reviewLimits } from './limits.ts';
import type { PageViews } from './page-views.ts';
import { queuePageClosedMail } from './queue-review-mails.ts';

/** Complete HTML, so that customers can read and write before any script has loaded. */
export function reviewPageRoutes(app: App, deps: Deps, pageViews: PageViews): void {
  for (const url of reviewPageUrls) {
    app.route({
      method: 'GET',
      url,
      schema: { hide: true, params: reviewPathParams },
      handler: async (request, reply) => {
        const found = await findPage(deps, request, request.params);
        const data = found && !found.isOff ? found.data : presentUnknown(request.params);
        reply.header('vary', 'Accept-Language, Accept-Encoding');
        if (!data.isGone) await countPageView(deps, pageViews, request, reply, data);
        const language = preferredLanguage(request);
        const isFound = !data.isGone;
        return sendView(request, reply, ['reviewForm', data], {
          language,
          postsForm: isFound && data.acceptingReviews,
          keys: isFound ? newKeys() : NO_KEYS,
          // A stranger's made-up links would push the pages of others out, and a request's page is opened once.
          isKept: isFound && !isRequestCode(data.code ?? ''),
        });
      },
    });
  }
}

/** QR codes contain the short link in capitals, which makes them smaller. */
export const reviewPageUrls = ['/review/:userId', '/review/:userId/:workplaceId', '/r/:code', '/R/:code'];

/** An invalid user id becomes 0, which no account has. */
export const reviewPathParams = z.object({
  userId: z.catch(urlId(''), 0),
  workplaceId: z.catch(z.optional(urlId('')), undefined),
  code: z.optional(z.string()),
});
type ReviewPathParams = z.infer<typeof reviewPathParams>;

export interface FoundPage {
  data: ReviewPageData;
  /** Kept out of the data, because only the thank-you page shows it. */
  thanksLink: ThanksLink | null;
  /** A tracked code that is turned off no longer opens the page, but pages already open can still submit. */
  isOff: boolean;
}

/** @throws Refusal `tooManyRequests` after too many unknown codes. */
export async function findPage(
  deps: Deps,
  request: FastifyRequest,
  { userId, workplaceId, code }: ReviewPathParams,
): Promise<FoundPage | null> {
  if (code !== undefined) return findPageOfTrackedCode(deps, request, code);
  const [found] = await selectPage(deps.db, { userId, workplaceId: workplaceId ?? 0 });
  return found ? { ...presentPage(deps, found), isOff: false } : null;
}

async function findPageOfTrackedCode(
  deps: Deps,
  request: FastifyRequest,
  typed: string,
): Promise<FoundPage | null> {
  const code = parseCode(typed);
  if (code === null) return null;
  if (isRequestCode(code)) return findPageOfRequest(deps, request, code);
  const [found] = await selectPageOfTrackedCode(deps.db, { code });
  if (found) {
    const { data, thanksLink } = presentPage(deps, found);
    return { data: { ...data, code }, thanksLink, isOff: found.off_at !== null };
  }
  return refuseGuessing(deps, request);
}

/** Once it is answered, removed or too old, its link opens the ordinary page. */
async function findPageOfRequest(
  deps: Deps,
  request: FastifyRequest,
  code: string,
): Promise<FoundPage | null> {
  const [found] = await selectPageOfRequest(deps.db, { code });
  if (!found) return refuseGuessing(deps, request);
  setLinkLanguage(request, found.language);
  const { data, thanksLink } = presentPage(deps, found);
  const { customerName, answered_at, created_at } = found;
  const isOpen = customerName !== null && answered_at === null && created_at > oldestAt(deps.clock());
  return { data: { ...data, code, ...(isOpen && { customerName }) }, thanksLink, isOff: false };
}

async function refuseGuessing({ limits }: Deps, request: FastifyRequest): Promise<null> {
  await limits.count([reviewLimits.unknownCodes, clientKey(request)]);
  return null;
}

export function newKeys(): FormKeys {
  return { idempotencyKey: randomUUID(), reviewLinkSecret: randomBytes(16).toString('base64url') };
}

const NO_KEYS: FormKeys = { idempotencyKey: '', reviewLinkSecret: '' };

const pageColumns = [
  'users.id as userId',
  'full_name',
  'subscription_type',
  'subscription_expires_at',
  'review_count',
  'thanks_kind',
  'thanks_url',
  'question',
  'email_unconfirmed_since',
  'workplaces.id',
  'workplaces.name',
  'workplaces.location',
] as const;

const selectPage = prepare((db, { userId, workplaceId }: { userId: number; workplaceId: number }) =>
  db
    .selectFrom('users')
    .leftJoin('workplaces', (join) =>
      join.onRef('workplaces.user_id', '=', 'users.id').on('workplaces.id', '=', workplaceId),
    )
    .select(pageColumns)
    .where('users.id', '=', userId)
    .where(accountExists),
);

const selectPageOfTrackedCode = prepare((db, { code }: { code: string }) =>
  db
    .selectFrom('tracked_codes')
    .innerJoin('users', 'users.id', 'tracked_codes.user_id')
    .leftJoin('workplaces', 'workplaces.id', 'tracked_codes.workplace_id')
    .select(pageColumns)
    .select('tracked_codes.off_at')
    .where('tracked_codes.code', '=', code)
    .where(accountExists),
);

const selectPageOfRequest = prepare((db, { code }: { code: string }) =>
  db
    .selectFrom('review_requests')
    .innerJoin('users', 'users.id', 'review_requests.user_id')
    .leftJoin('workplaces', 'workplaces.id', 'review_requests.workplace_id')
    .select(pageColumns)
    .select(['review_requests.name as customerName', 'review_requests.language'])
    .select(['review_requests.created_at', 'review_requests.answered_at'])
    .where('review_requests.code', '=', code)
    .where(accountExists),
);

type PageRow = Awaited<ReturnType<typeof selectPage>>[number];

function presentPage({ config, site, clock }: Deps, found: PageRow): Omit<FoundPage, 'isOff'> {
  const { id, location, question } = found;
  const data = {
    userId: found.userId,
    firstName: firstName(found.full_name),
    initial: initial(found.full_name),
    acceptingReviews: isAcceptingReviews(site, found, clock()),
    workplace: id !== null && found.name !== null ? { id, name: found.name, location } : null,
    ...(question !== null && { question }),
  };
  return { data, thanksLink: publicThanksLink(config, found) };
}

/** The page says that the link is invalid, until a lookup says otherwise. */
function presentUnknown({ userId, workplaceId, code }: ReviewPathParams): ReviewPageData {
  return {
    userId: code === undefined ? userId : 0,
    firstName: '',
    initial: '',
    acceptingReviews: true,
    workplace: workplaceId ? { id: workplaceId, name: '', location: null } : null,
    isGone: true,
  };
}

async function countPageView(
  deps: Deps,
  pageViews: PageViews,
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, acceptingReviews, code }: ReviewPageData,
): Promise<void> {
  if (!isVisit(request)) return;
  const address = clientKey(request);
  try {
    const visitor = await findSession(deps, request, reply);
    if (visitor?.id === userId) return;
    const visit = { userId, address, userAgent: request.headers['user-agent'] ?? '' };
    const views = [await pageViews.recognize(visit)];
    if (code !== undefined && isRequestCode(code)) await markOpened(deps.db, code, deps.clock());
    else if (code !== undefined) views.push(await pageViews.recognize({ ...visit, code }));
    const fresh = views.filter((view) => !pageViews.isCounted(view));
    if (fresh.length > 0 || !acceptingReviews) await deps.limits.count([reviewLimits.pageViews, address]);
    for (const view of fresh) pageViews.count(view);
    if (!acceptingReviews) await queuePageClosedMail(deps, userId);
  } catch (error) {
    if (!(error instanceof Refusal)) request.log.error({ err: error }, 'a page view was not counted');
  }
}
