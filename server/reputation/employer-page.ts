import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { STAR_PATH } from '#contract/drawings.ts';
import { type Language, textDirection } from '#contract/languages/languages.ts';
import { loadTranslator } from '#contract/languages/load-translator.ts';
import { localeOf } from '#contract/languages/locale.ts';
import { pluralIn } from '#contract/languages/plural.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { firstName } from '#contract/names.ts';
import type { Site } from '#contract/site.ts';
import { findSession } from '#server/accounts/sessions.ts';
import { clientKey } from '#server/platform/client-address.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { html, richHtml } from '#server/platform/html.ts';
import type { App } from '#server/platform/http.ts';
import { visitorLanguage } from '#server/platform/languages.ts';
import { sendPage } from '#server/platform/pages.ts';
import { logoOf, plainPage } from '#server/platform/plain-page.ts';
import { isBot } from '#server/reviews/page-views.ts';
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
      reply.header('vary', 'Accept-Language, Cookie');
    },
    handler: async (request, reply) => {
      const translator = await loadTranslator(visitorLanguage(request), ['employer']);
      const page = await findEmployerPage(deps.db, request.params.token, deps.clock());
      if (page) {
        await recordOpening(deps, request, reply, page);
        return sendPage(reply, { html: employerPage(translator, deps.site, page), status: 200 });
      }
      await deps.limits.count([reputationLimits.unknownEmployerLinks, clientKey(request)]);
      return sendPage(reply, { ...closedPage(translator), postsForm: false });
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
const closedPage = ({ language, t }: Translator) =>
  plainPage({
    title: t('This page is closed'),
    content: html`<p>${t('This link has expired or was turned off. Ask the person who sent it for a new one.')}</p>`,
    status: 404,
    language,
  });

function employerPage(
  translator: Translator,
  site: Site,
  { fullName, employer, expiresAt, reviews }: EmployerPage,
): string {
  const { language, t } = translator;
  const name = { name: () => html`<bdi>${fullName}</bdi>` };
  const document = html`<html lang="${language}"${textDirection(language) === 'rtl' && html` dir="rtl"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${t('{name}, in customers’ words', { name: fullName })} - ${site.name}</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${site.logo?.path ?? '/favicon.svg'}">
<link rel="stylesheet" href="/employer.css">
</head>
<body>
<main>
<header>
<p class="for">${richHtml(t('For {employer}', { employer: '<employer></employer>' }), {
    employer: () => html`<bdi>${employer}</bdi>`,
  })}</p>
<h1><bdi>${fullName}</bdi></h1>
<p class="lead">${richHtml(
    pluralIn(
      translator,
      'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.',
      reviews.length,
      NAME,
    ),
    name,
  )}</p>
</header>
${reviews.map(
  ({ rating, comment, customerName, createdAt }, index) => html`<article aria-labelledby="name-${index}">
${stars(translator, rating)}
<blockquote dir="auto">${comment}</blockquote>
<h2 id="name-${index}"><bdi>${firstName(customerName ?? '') || t('A customer')}</bdi></h2>
<p class="when">${formatMonth(language, createdAt)}</p>
</article>
`,
)}
<footer>
<p class="small">${richHtml(
    t(
      'On {site}, customers write without an account. They use a link or QR code from the person who served them. That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.',
      { site: site.name, ...NAME },
    ),
    name,
  )}</p>
<p class="small">${richHtml(
    t('This page is only for you. It closes on {date} at the latest.', { date: '<date></date>' }),
    {
      date: () => html`<time datetime="${expiresAt}">${formatDay(language, expiresAt)}</time>`,
    },
  )} <a href="/">${logoOf(site)}${site.name}</a></p>
</footer>
</main>
</body>
</html>`;
  return `<!doctype html>\n${document.markup}\n`;
}

const stars = ({ t }: Translator, rating: number) =>
  html`<svg class="stars" role="img" aria-label="${t('{rating} out of 5 stars', { rating })}" viewBox="0 0 120 24">${[
    0, 1, 2, 3, 4,
  ].map(
    (index) =>
      html`<path d="${STAR_PATH}" transform="translate(${index * 24})"${index < rating && html` class="given"`}/>`,
  )}</svg>`;

/** Kept out of the text, so that nothing in a name counts as an element. */
const NAME = { name: '<name></name>' };

function formatMonth(language: Language, timestamp: string): string {
  return format(language, timestamp, { year: 'numeric', month: 'long' });
}

function formatDay(language: Language, timestamp: string): string {
  return format(language, timestamp, { dateStyle: 'long' });
}

function format(language: Language, timestamp: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(timestamp).toLocaleDateString(localeOf(language), { ...options, timeZone: 'UTC' });
}
