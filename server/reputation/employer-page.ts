import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { firstName } from '#contract/names.ts';
import type { Site } from '#contract/site.ts';
import { findSession } from '#server/accounts/sessions.ts';
import { clientKey } from '#server/platform/client-address.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { html } from '#server/platform/html.ts';
import type { App } from '#server/platform/http.ts';
import { longDate } from '#server/platform/long-date.ts';
import { sendPage } from '#server/platform/pages.ts';
import { logoOf, plainPage } from '#server/platform/plain-page.ts';
import { isBot } from '#server/reviews/page-views.ts';
import { seal, stars } from './drawings.ts';
import { countOpening, type EmployerPage, findEmployerPage } from './employer-links.ts';
import { reputationLimits } from './limits.ts';

const inPath = z.object({ token: z.catch(z.string().check(z.regex(/^[\w-]{43}$/)), '') });

/** Works without scripts and is hidden from search engines. */
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
        await recordOpening(deps, request, reply, page);
        return sendPage(reply, { html: employerPage(deps.site, page), status: 200 });
      }
      await deps.limits.count([reputationLimits.unknownEmployerLinks, clientKey(request)]);
      return sendPage(reply, { ...closedPage, postsForm: false });
    },
  });
}

async function recordOpening(
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
    if (!(error instanceof Refusal)) request.log.error({ err: error }, 'could not count an opening');
  }
}

/** The same page for expired, revoked, empty and unknown links. */
const closedPage = plainPage({
  title: 'This page is closed',
  content: html`<p>This link has expired or was turned off. Ask the person who sent it for a new one.</p>`,
  status: 404,
});

function employerPage(site: Site, { fullName, employer, expiresAt, reviews }: EmployerPage): string {
  const document = html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${fullName}, in customers’ words - ${site.name}</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${site.logo?.path ?? '/favicon.svg'}">
<link rel="stylesheet" href="/employer.css">
</head>
<body>
<main>
<header>
<p class="for">For <bdi>${employer}</bdi></p>
<h1 dir="auto">${fullName}</h1>
<p class="lead">${
    reviews.length === 1
      ? html`A review by a customer who agreed to let <bdi>${fullName}</bdi> show it to you.`
      : html`${reviews.length} reviews by customers who agreed to let <bdi>${fullName}</bdi> show them to you.`
  }</p>
</header>
${reviews.map(
  ({ rating, comment, customerName, createdAt }, index) => html`<article aria-labelledby="name-${index}">
${stars(rating)}
<blockquote dir="auto">${comment}</blockquote>
<h2 id="name-${index}"><bdi>${firstName(customerName ?? '') || 'A customer'}</bdi></h2>
<p class="when">${formatMonth(createdAt)}</p>
</article>
`,
)}
<footer>
<div class="signed">${seal(site)}
<p>Reviews are digitally signed when they arrive. <a href="/verify">How signatures are checked</a></p></div>
<p class="small">On ${site.name}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. <bdi>${fullName}</bdi> chose the reviews on this page; there may be others.</p>
<p class="small">This page is only for you. It closes on <time datetime="${expiresAt}">${longDate(expiresAt)}</time> at the latest. <a href="/">${logoOf(site)}${site.name}</a></p>
</footer>
</main>
</body>
</html>`;
  return `<!doctype html>\n${document.markup}\n`;
}

function formatMonth(timestamp: string): string {
  return longDate(timestamp).replace(/ \d+,/, '');
}
