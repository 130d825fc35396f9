import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyError } from 'fastify';
import { z } from 'zod/mini';
import { refusals } from '#contract/errors.ts';
import type { Speech } from '#contract/languages/say.ts';
import type { Sentence } from '#contract/languages/sentences.ts';
import { speak } from '#contract/languages/speak.ts';
import { customerKey, idempotencyKey, reviewForm } from '#contract/reviews.ts';
import type { Deps } from '#server/platform/deps.ts';
import { beginRefusal, Refusal } from '#server/platform/errors.ts';
import { type Html, html } from '#server/platform/html.ts';
import { type App, BODY_MAX } from '#server/platform/http.ts';
import { languageOf } from '#server/platform/languages.ts';
import { sendPage } from '#server/platform/pages.ts';
import { plainPage } from '#server/platform/plain-page.ts';
import { countSubmission } from './limits.ts';
import { findPage, inReviewPath, newCustomerKey, reviewPageUrls } from './page.ts';
import type { SubmitReview } from './submit-review.ts';

const text = z.catch(z.string(), '');

/** What the review page posts to its own address where no script runs: text, or nothing. */
const postedForm = z.object({
  rating: text,
  comment: text,
  customerName: text,
  customerLocation: text,
  website: text,
  // A key that makes no sense costs nobody the words.
  idempotencyKey: z.catch(z.nullable(idempotencyKey), null),
  customerKey: z.catch(z.nullable(customerKey), null),
});
type PostedForm = z.infer<typeof postedForm>;

type Field = keyof z.infer<typeof reviewForm>;
type Errors = Partial<Record<Field, string>>;

/**
 * The review form as a browser posts it by itself: without JavaScript, or before it has arrived. The rules are those of the
 * API; the answer is a page, and where the review was not stored, the page has every word of it.
 */
export function plainFormRoutes(app: App, deps: Deps, submitReview: SubmitReview): void {
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    // Percent-encoding makes three bytes of one.
    await scope.register(formbody, { bodyLimit: 3 * BODY_MAX });

    // Each answer holds the customer's words or the secret link to them.
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      const { status, message } = beginRefusal(error, request, reply);
      const speech = await speak(languageOf(request));
      return sendPage(reply, refusalPage(speech, status, message, readPosted(request.body)));
    });

    for (const url of reviewPageUrls) {
      scope.route({
        method: 'POST',
        url,
        schema: { hide: true, params: inReviewPath },
        handler: async (request, reply) => {
          const posted = readPosted(request.body);
          const speech = await speak(languageOf(request));
          if (sizeOf(posted) > BODY_MAX) throw new Refusal('bodyTooLarge');
          const found = await findPage(deps, request, request.params);
          if (!found) throw new Refusal('userNotFound');
          const { userId, firstName, workplace, card } = found.data;
          const checked = reviewForm.safeParse({ ...posted, rating: Number(posted.rating) });
          if (!checked.success)
            return sendPage(reply, wrongFieldsPage(speech, posted, errorsIn(speech, checked.error.issues)));

          await countSubmission(deps.limits, request, userId);
          const review = {
            ...checked.data,
            userId,
            workplaceId: workplace?.id ?? null,
            card,
          };
          if (posted.website) request.log.info('a bot filled the honeypot; nothing was stored');
          else await submitReview(review, { ...posted, language: speech.language });
          return sendPage(
            reply,
            thankYouPage(speech, firstName, review.rating, linkTo(deps.config.appUrl, speech, posted)),
          );
        },
      });
    }
  });
}

/** Forms end their lines as Windows does, which the contract refuses. */
function readPosted(body: unknown): PostedForm {
  const posted = postedForm.parse(body ?? {});
  return { ...posted, comment: posted.comment.replace(/\r\n?/g, '\n') };
}

function sizeOf(posted: PostedForm): number {
  return Object.values(posted).reduce((sum, value) => sum + Buffer.byteLength(value ?? ''), 0);
}

/** One sentence for each field that is not right. */
function errorsIn(
  { sayMessage }: Speech,
  issues: readonly { path: PropertyKey[]; message: string }[],
): Errors {
  const errors: Errors = {};
  for (const { path, message } of issues) errors[path[0] as Field] ??= sayMessage(message);
  return errors;
}

/** null where the form came without its keys: then none opens the review. */
function linkTo(
  appUrl: string,
  { language }: Speech,
  { idempotencyKey, customerKey }: PostedForm,
): string | null {
  const query = language === 'en' ? '' : `?lang=${language}`;
  return idempotencyKey && customerKey && `${appUrl}/my-review${query}#${idempotencyKey}.${customerKey}`;
}

function thankYouPage({ language, say }: Speech, name: string, rating: number, link: string | null) {
  return plainPage({
    language,
    title: say('Thank You'),
    status: 201,
    content: html`<p class="stars given" role="img" aria-label="${say('You gave {rating} out of 5 stars', { rating })}">${[1, 2, 3, 4, 5].map((value) => html`<span${value <= rating && html` class="lit"`}>★</span>`)}</p>
<p>${say('Thank you! Your review has been sent to {name}. Nobody else gets to read it.', { name })}</p>
${
  link &&
  html`<p>${say('With a key you can see, change or withdraw them for 30 days, and read what {name} answers.', { name })}</p>
<p><a href="${link}">${say('Your secret link')}</a></p>`
}
<p>${say('You can close this page.')}</p>`,
  });
}

function wrongFieldsPage(speech: Speech, posted: PostedForm, errors: Errors) {
  const { language, say } = speech;
  return plainPage({
    language,
    title: say('Almost there'),
    status: 400,
    content: html`<p>${say('Please look at what is marked, and send it again.')}</p>
${reviewFields(speech, posted, posted.idempotencyKey, errors)}`,
  });
}

function refusalPage(speech: Speech, status: number, message: string, posted: PostedForm) {
  const { language, say, sayMessage } = speech;
  const { rating, comment, customerName, customerLocation } = posted;
  const hasWords = Boolean(rating || comment || customerName || customerLocation);
  if (status === refusals.userNotFound[0]) return invalidLinkPage(speech, posted);
  if (status === refusals.idempotencyKeyReused[0]) {
    return plainPage({
      language,
      title: say('An earlier version has arrived'),
      status,
      content: html`<p>${say('This form has sent a review before, in other words than these. If you send these too, they arrive as a second review.')}</p>
${reviewFields(speech, { ...posted, customerKey: newCustomerKey() }, randomUUID())}`,
    });
  }
  return plainPage({
    language,
    title: say('Not sent yet'),
    status,
    content: html`<p role="alert">${sayMessage(message)}</p>
${
  hasWords
    ? html`<p>${say(adviceFor(message))}</p>
${reviewFields(speech, posted, posted.idempotencyKey)}`
    : html`<p>${say('Please go back to the form. Your browser may still have what you wrote there.')}</p>`
}`,
  });
}

function adviceFor(message: string): Sentence {
  switch (message) {
    case refusals.reviewLimitReached[1]:
      return 'This person cannot take more reviews right now. Here is what you wrote, so that you can copy it, or try again another day.';
    case refusals.bodyTooLarge[1]:
      return 'Nothing is lost: here is what you wrote. Please make it shorter.';
    default:
      return 'Nothing is lost: here is what you wrote. Please wait a moment, and send it again. It arrives only once.';
  }
}

function invalidLinkPage({ language, say }: Speech, { comment }: PostedForm) {
  return plainPage({
    language,
    title: say('Invalid Review Link'),
    status: 404,
    content: html`<p>${say("The review link you're trying to access is invalid or has expired.")}</p>
${comment && html`<p>${say('Here is what you wrote, so that you can copy it:')}</p><blockquote>${comment}</blockquote>`}`,
  });
}

const stars: Sentence[] = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

/** Without an action the form posts to the address that it stands at, and with it goes the language. */
function reviewFields({ say }: Speech, posted: PostedForm, key: string | null, errors: Errors = {}): Html {
  const [firstWrong] = (['rating', 'comment', 'customerName', 'customerLocation'] as const).filter(
    (field) => errors[field],
  );
  const state = (field: Field) =>
    html`${
      errors[field] && html` aria-invalid="true" aria-describedby="${field}-error"`
    }${field === firstWrong && html` autofocus`}`;
  const problem = (field: Field) =>
    errors[field] && html`<p class="error" id="${field}-error">${errors[field]}</p>`;

  return html`<form class="fields" method="post" novalidate>
${key && html`<input type="hidden" name="idempotencyKey" value="${key}">`}
${posted.customerKey && html`<input type="hidden" name="customerKey" value="${posted.customerKey}">`}
<fieldset>
<legend>${say('Your rating')}</legend>
<div class="stars">${stars.map((label, index) => {
    const value = index + 1;
    return html`<label><input type="radio" name="rating" value="${value}"${posted.rating === String(value) && html` checked`}${value === 1 && state('rating')}><span aria-hidden="true">★</span><span class="heard">${say(label)}</span></label>`;
  })}</div>
${problem('rating')}
</fieldset>
<label for="comment">${say('Your review')}</label>
<textarea id="comment" name="comment" rows="6" autocomplete="off"${state('comment')}>
${posted.comment}</textarea>
${problem('comment')}
<label for="customerName">${say('Your name')}</label>
<input id="customerName" name="customerName" autocomplete="name" value="${posted.customerName}"${state('customerName')}>
${problem('customerName')}
<label for="customerLocation">${say('Location')} <span>${say('(optional)')}</span></label>
<input id="customerLocation" name="customerLocation" autocomplete="address-level2" value="${posted.customerLocation}"${state('customerLocation')}>
${problem('customerLocation')}
<div class="trap" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off"></label></div>
<button>${say('Submit Review')}</button>
</form>`;
}
