import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyError } from 'fastify';
import { z } from 'zod/mini';
import { refusals } from '#contract/errors.ts';
import { loadTranslator } from '#contract/languages/load-translator.ts';
import type { Sentence } from '#contract/languages/sentences.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { type ReviewField, reviewFieldNames } from '#contract/review-fields.ts';
import { idempotencyKey, type ReviewWords, reviewForm, reviewLinkSecret } from '#contract/reviews.ts';
import { normalizeNewlines } from '#contract/text.ts';
import type { Deps } from '#server/platform/deps.ts';
import { prepareErrorReply, Refusal } from '#server/platform/errors.ts';
import { escapeHtml, html } from '#server/platform/html.ts';
import { type App, BODY_MAX } from '#server/platform/http.ts';
import { preferredLanguage } from '#server/platform/languages.ts';
import { type Pages, sendPage } from '#server/platform/pages.ts';
import { plainPage } from '#server/platform/plain-page.ts';
import { type FormErrors, fillForm } from './fill-form.ts';
import { countSubmission } from './limits.ts';
import { findPage, newReviewLinkSecret, reviewPageUrls, reviewPathParams } from './page.ts';
import type { SubmitReview } from './submit-review.ts';

const text = z.catch(z.string(), '');

const postedForm = z.object({
  ...(Object.fromEntries(reviewFieldNames.map((field) => [field, text])) as Record<ReviewField, typeof text>),
  website: text,
  // An invalid key must not cost the customer's words.
  idempotencyKey: z.catch(z.nullable(idempotencyKey), null),
  reviewLinkSecret: z.catch(z.nullable(reviewLinkSecret), null),
});
type PostedForm = z.infer<typeof postedForm>;

/** Form posts without JavaScript. If the review isn't stored, the returned page contains everything the customer typed. */
export function plainFormRoutes(app: App, deps: Deps, pages: Pages, submitReview: SubmitReview): void {
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    // Percent-encoding can triple the size.
    await scope.register(formbody, { bodyLimit: 3 * BODY_MAX });

    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      const { status, message } = prepareErrorReply(error, request, reply);
      const translator = await loadTranslator(preferredLanguage(request), ['customer']);
      const posted = readPosted(request.body);
      if (status === refusals.userNotFound[0]) return sendPage(reply, invalidLinkPage(translator, posted));
      if (reviewFieldNames.every((field) => posted[field] === ''))
        return sendPage(reply, unreadableFormPage(translator, status, message));
      return sendPage(reply, refusedPage(pages, translator, { status, message, posted }));
    });

    for (const url of reviewPageUrls) {
      scope.route({
        method: 'POST',
        url,
        schema: { hide: true, params: reviewPathParams },
        handler: async (request, reply) => {
          const posted = readPosted(request.body);
          const translator = await loadTranslator(preferredLanguage(request), ['customer']);
          if (sizeOf(posted) > BODY_MAX) throw new Refusal('bodyTooLarge');
          const found = await findPage(deps, request, request.params);
          if (!found) throw new Refusal('userNotFound');
          const { userId, firstName, workplace, code } = found.data;
          const checked = reviewForm.safeParse({ ...posted, rating: Number(posted.rating) });
          if (!checked.success)
            return sendPage(reply, wrongFieldsPage(pages, translator, posted, checked.error.issues));

          await countSubmission(deps.limits, request, userId);
          const review = { ...checked.data, userId, workplaceId: workplace?.id ?? null, code };
          if (posted.website) request.log.info('a bot filled the honeypot; nothing was stored');
          else await submitReview(review, { ...posted, language: translator.language });
          const privateLink = reviewLinkUrl(deps.config.appUrl, translator, posted);
          return sendPage(reply, thankYouPage(pages, translator, checked.data, { firstName, privateLink }));
        },
      });
    }
  });
}

function readPosted(body: unknown): PostedForm {
  const posted = postedForm.parse(body ?? {});
  return { ...posted, comment: normalizeNewlines(posted.comment) };
}

function sizeOf(posted: PostedForm): number {
  return Object.values(posted).reduce((sum, value) => sum + Buffer.byteLength(value ?? ''), 0);
}

function wrongFieldsPage(
  pages: Pages,
  translator: Translator,
  posted: PostedForm,
  issues: readonly { path: PropertyKey[]; message: string }[],
) {
  const errors: FormErrors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= translator.translateMessage(message);
  const title = translator.t('Almost there');
  const message = translator.t('Please check the marked fields and send it again.');
  return formPage(pages, translator, { status: 400, title, message, posted, errors });
}

function refusedPage(
  pages: Pages,
  translator: Translator,
  { status, message, posted }: { status: number; message: string; posted: PostedForm },
) {
  const { t, translateMessage } = translator;
  if (status === refusals.idempotencyKeyReused[0]) {
    return formPage(pages, translator, {
      status,
      title: t('An earlier version was already sent'),
      message: t(
        'You already sent a different version from this form. If you send this one too, it will be a second review.',
      ),
      posted: { ...posted, idempotencyKey: randomUUID(), reviewLinkSecret: newReviewLinkSecret() },
    });
  }
  return formPage(pages, translator, {
    status,
    title: t('Not sent yet'),
    message: translateMessage(message),
    advice: t(adviceFor(message)),
    posted,
  });
}

function adviceFor(message: string): Sentence {
  switch (message) {
    case refusals.reviewLimitReached[1]:
      return "This person can't take more reviews right now. Here's what you wrote, so you can copy it or try again in a few days.";
    case refusals.bodyTooLarge[1]:
      return "Nothing is lost: here's what you wrote. Please make it shorter.";
    default:
      return "Nothing is lost: here's what you wrote. Please wait a moment and send it again. It will only arrive once.";
  }
}

interface FormPage {
  status: number;
  title: string;
  message: string;
  advice?: string;
  posted: PostedForm;
  errors?: FormErrors;
}

function formPage(
  pages: Pages,
  { language }: Translator,
  { status, title, message, advice = '', posted, errors = {} }: FormPage,
) {
  const { website, ...sent } = posted;
  const page = pages
    .template(`review-refused.${language}`)
    .fill({ TITLE: escapeHtml(title), MESSAGE: escapeHtml(message), ADVICE: escapeHtml(advice) });
  return { html: fillForm(page, sent, errors), status, postsForm: true };
}

function unreadableFormPage({ language, t, translateMessage }: Translator, status: number, message: string) {
  return plainPage({
    language,
    title: t('Not sent yet'),
    status,
    content: html`<p role="alert">${translateMessage(message)}</p>
<p>${t('Please go back to the form. Your browser may still have what you wrote.')}</p>`,
  });
}

function invalidLinkPage({ language, t }: Translator, { comment }: PostedForm) {
  return plainPage({
    language,
    title: t('Invalid Review Link'),
    status: 404,
    content: html`<p>${t("The review link you're trying to access is invalid or has expired.")}</p>
${comment && html`<p>${t("Here's what you wrote, so you can copy it:")}</p><blockquote>${comment}</blockquote>`}`,
  });
}

function reviewLinkUrl(
  appUrl: string,
  { language }: Translator,
  { idempotencyKey, reviewLinkSecret }: PostedForm,
): string | null {
  const query = language === 'en' ? '' : `?lang=${language}`;
  return (
    idempotencyKey && reviewLinkSecret && `${appUrl}/my-review${query}#${idempotencyKey}.${reviewLinkSecret}`
  );
}

function thankYouPage(
  pages: Pages,
  { language, t }: Translator,
  { rating, comment, customerName, customerLocation }: ReviewWords,
  { firstName, privateLink }: { firstName: string; privateLink: string | null },
) {
  const page = pages.template(`review-thanks.${language}`).fill({
    RATING: String(rating),
    COMMENT: escapeHtml(comment),
    CUSTOMER_NAME: escapeHtml(customerName),
    CUSTOMER_LOCATION: escapeHtml(customerLocation ?? ''),
    FIRST_NAME: escapeHtml(firstName),
    PRIVATE_LINK: privateLink === null ? '' : privateLinkNote(t, firstName, privateLink).markup,
  });
  return { html: page, status: 201, postsForm: true };
}

function privateLinkNote(t: Translator['t'], name: string, link: string) {
  return html`<p class="mt-6 max-w-sm text-balance text-ink-muted">${t("Save a private link. For 30 days you can edit your review, take it back, or read {name}'s reply.", { name })}</p>
<a href="${link}" class="inline-flex min-h-11 items-center font-semibold text-accent">${t('Your private link')}</a>`;
}
