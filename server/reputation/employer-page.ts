import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { brand } from '#contract/brand.ts';
import { firstName } from '#contract/names.ts';
import { findSession } from '#server/accounts/sessions.ts';
import { clientKey } from '#server/platform/client-address.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { html } from '#server/platform/html.ts';
import type { App } from '#server/platform/http.ts';
import { longDate } from '#server/platform/long-date.ts';
import { sendPage } from '#server/platform/pages.ts';
import { plainPage } from '#server/platform/plain-page.ts';
import { isBot } from '#server/reviews/page-views.ts';
import { countOpening, type EmployerPage, findEmployerPage } from './employer-links.ts';
import { reputationLimits } from './limits.ts';

const inPath = z.object({ token: z.catch(z.string().check(z.regex(/^[\w-]{43}$/)), '') });

/** The page that an employer is sent: it represents a person, needs no script, and is found by nobody else. */
export function employerPageRoute(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/for/:token',
    schema: { hide: true, params: inPath },
    onRequest: async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'no-store');
    },
    handler: async (request, reply) => {
      const page = await findEmployerPage(deps.db, request.params.token, deps.clock());
      if (page) {
        await noteOpening(deps, request, reply, page);
        return sendPage(reply, { html: employerPage(page), status: 200 });
      }
      await deps.limits.count([reputationLimits.unknownEmployerLinks, clientKey(request)]);
      return sendPage(reply, { ...closedPage, postsForm: false });
    },
  });
}

async function noteOpening(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, userId }: EmployerPage,
): Promise<void> {
  const userAgent = request.headers['user-agent'] ?? '';
  if (request.method === 'HEAD' || userAgent === '' || isBot(userAgent)) return;
  try {
    const visitor = await findSession(deps, request, reply);
    if (visitor?.id === userId) return;
    await deps.limits.count([reputationLimits.employerOpenings, clientKey(request)]);
    await countOpening(deps.db, id, deps.clock());
  } catch (error) {
    // The employer came to read; a count that fails must not stand in the way.
    if (!(error instanceof Refusal)) request.log.error({ err: error }, 'an opening was not counted');
  }
}

/** The same for a link that is over, was revoked, shows nothing any more, or never was. */
const closedPage = plainPage({
  title: 'This page is closed',
  content: html`<p>Such a link works for seven days, and can be taken back before. It may also have been cut short on its way. Please ask whoever sent it to you for a new one.</p>`,
  status: 404,
});

function employerPage({ fullName, employer, expiresAt, reviews }: EmployerPage): string {
  const document = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${fullName}, in customers’ words - ${brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/employer.css">
</head>
<body>
<main>
<header>
<p class="for">For <bdi>${employer}</bdi></p>
<h1 dir="auto">${fullName}</h1>
<p class="lead">${
    reviews.length === 1
      ? html`A review by a customer, who allowed <bdi>${fullName}</bdi> to show it to you.`
      : html`${reviews.length} reviews by customers, who allowed <bdi>${fullName}</bdi> to show them to you.`
  }</p>
</header>
${reviews.map(
  ({ rating, comment, customerName, createdAt }) => html`<article>
<h2><bdi>${firstName(customerName ?? '') || 'A customer'}</bdi></h2>
<p class="stars" role="img" aria-label="${rating} out of 5 stars"><span>${'★'.repeat(rating)}</span>${'★'.repeat(5 - rating)}</p>
<blockquote>${comment.split('\n').map((paragraph) => paragraph.trim() !== '' && html`<p dir="auto">${paragraph}</p>\n`)}</blockquote>
<p class="when">${month(createdAt)}</p>
</article>
`,
)}
<footer>
<p>Customers write on ${brand.name} without an account, by a link or a code of the person who served them. That person can neither write nor change a review. Which reviews stand here was chosen by <bdi>${fullName}</bdi>: there may be others.</p>
<p>Each review is signed when it arrives. <a href="/verify">How signatures are checked</a></p>
<p>This page is for you alone, and closes on <time datetime="${expiresAt}">${longDate(expiresAt)}</time> at the latest.</p>
<p class="home"><a href="/">${brand.name}</a></p>
</footer>
</main>
</body>
</html>`;
  return `<!doctype html>\n${document.markup}\n`;
}

/** As in "November 2026". */
function month(timestamp: string): string {
  return longDate(timestamp).replace(/ \d+,/, '');
}
