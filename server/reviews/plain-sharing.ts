import { parse as parseForm } from 'node:querystring';
import formbody from '@fastify/formbody';
import type { FastifyError } from 'fastify';
import { z } from 'zod/mini';
import type { Language } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { reviewLink } from '#contract/review-links.ts';
import { findAccount } from '#server/accounts/store.ts';
import { publicThanksLink } from '#server/accounts/thanks-link.ts';
import type { Deps } from '#server/deps.ts';
import { prepareErrorReply } from '#server/http/errors.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import { type App, BODY_MAX } from '#server/http/server.ts';
import { sendFailurePage, sendView } from '#server/render.ts';
import { preferredLanguage } from '#server/site/languages.ts';
import { reviewLimits } from './limits.ts';
import { allowSharing } from './review-links.ts';

const postedAnswer = z.object({
  reviewLink,
  allowed: z.enum(['yes', 'no'], 'Please choose Yes or No' as Sentence),
});

/** The permission, answered on the thank-you page without JavaScript. */
export function plainSharingRoute(app: App, deps: Deps): void {
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody, { bodyLimit: BODY_MAX, parser: (body) => parseForm(body) });
    scope.setErrorHandler(async (error: FastifyError, request, reply) =>
      sendFailurePage(request, reply, prepareErrorReply(error, request, reply)),
    );
    scope.route({
      method: 'POST',
      // A link to /my-review#… would open nothing from the same address.
      url: '/my-review/sharing',
      schema: { hide: true, body: postedAnswer },
      onRequest: limitPerAddress(deps.limits, reviewLimits.reviewLinks),
      handler: async (request, reply) => {
        const { reviewLink, allowed } = request.body;
        const review = await allowSharing(deps, reviewLink, allowed === 'yes');
        const account = await findAccount(deps.db, review.userId);
        const thanksLink = account ? publicThanksLink(deps.config, account) : null;
        const language = preferredLanguage(request);
        const thanks = {
          review,
          firstName: review.firstName,
          page: null,
          privateLink: reviewLinkUrl(deps, language, reviewLink),
          sharingAllowed: review.sharingAllowed,
          isSharingSaved: true,
          thanksLink,
        };
        reply.header('cache-control', 'no-store');
        return sendView(request, reply, ['reviewThanks', thanks], { language, postsForm: true });
      },
    });
  });
}

export function reviewLinkUrl({ config }: Deps, language: Language, reviewLink: string): string {
  return `${config.appUrl}/my-review${language === 'en' ? '' : `?lang=${language}`}#${reviewLink}`;
}
