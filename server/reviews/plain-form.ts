import { parse as parseForm } from 'node:querystring';
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { refusals } from '#contract/errors.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { FormKeys, PostedField, ViewName, Views } from '#contract/rendering.ts';
import {
  HONEYPOT,
  type ReviewField,
  reviewFieldNames,
  reviewFields,
  type TextFieldRule,
} from '#contract/review-fields.ts';
import { idempotencyKey, reviewForm, reviewLinkSecret } from '#contract/reviews.ts';
import { clean, tidy } from '#contract/text/rules.ts';
import type { Deps } from '#server/deps.ts';
import { prepareErrorReply, Refusal } from '#server/http/errors.ts';
import { type App, BODY_MAX } from '#server/http/server.ts';
import { sendView } from '#server/render.ts';
import { preferredLanguage } from '#server/site/languages.ts';
import { type FoundPage, findPage, newKeys, reviewPageUrls, reviewPathParams } from './page.ts';
import { reviewLinkUrl } from './plain-sharing.ts';
import type { ReceiveReview } from './receive-review.ts';

/** Cleaned, since HTML can't show control characters again. */
const text = (isMultiline?: boolean) =>
  z.catch(z.string().check(z.overwrite((typed) => clean(typed, isMultiline))), '');

const postedFields = reviewFieldNames.map((field) => {
  const { isMultiline }: Partial<TextFieldRule> = reviewFields[field];
  return [field, text(isMultiline)];
});

const postedForm = z.object({
  ...(Object.fromEntries(postedFields) as Record<ReviewField, ReturnType<typeof text>>),
  [HONEYPOT]: z.catch(z.string().check(z.overwrite((typed) => tidy(typed))), ''),
  // An invalid key must not cost the customer's words.
  idempotencyKey: z.catch(z.nullable(idempotencyKey), null),
  reviewLinkSecret: z.catch(z.nullable(reviewLinkSecret), null),
});
type PostedForm = z.infer<typeof postedForm>;

/** Form posts without JavaScript. If the review isn't stored, the returned page contains everything the customer typed. */
export function plainFormRoutes(app: App, deps: Deps, receiveReview: ReceiveReview): void {
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    // Percent-encoding can triple the size. Node's parser stops at a thousand fields.
    await scope.register(formbody, { bodyLimit: 3 * BODY_MAX, parser: (body) => parseForm(body) });

    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      const { status, message } = prepareErrorReply(error, request, reply);
      const posted = readPosted(request.body);
      if (status === refusals.userNotFound[0])
        return sendPage(request, reply, ['reviewUndeliverable', { comment: posted.comment }], status);
      if (reviewFieldNames.every((field) => posted[field] === ''))
        return sendPage(request, reply, ['reviewUnreadable', { message }], status);
      if (message === refusals.honeypotFilled[1])
        return sendForm(request, reply, posted, wrongFields(status, posted));
      if (status !== ALREADY_SENT.status) return sendForm(request, reply, posted, refused(status, message));
      return sendForm(request, reply, { ...posted, ...newKeys() }, ALREADY_SENT);
    });

    for (const url of reviewPageUrls) {
      scope.route({
        method: 'POST',
        url,
        schema: { hide: true, params: reviewPathParams },
        handler: async (request, reply) => {
          const posted = readPosted(request.body);
          if (sizeOf(posted) > BODY_MAX) throw new Refusal('bodyTooLarge');
          const found = await findPage(deps, request, request.params);
          if (!found) throw new Refusal('userNotFound');
          const { userId, workplace, code, question } = found.data;
          const checked = reviewForm.safeParse({ ...posted, rating: Number(posted.rating) });
          if (!checked.success)
            return sendForm(request, reply, posted, {
              ...wrongFields(400, posted, checked.error.issues),
              question,
            });

          const language = preferredLanguage(request);
          const submission = { ...checked.data, userId, workplaceId: workplace?.id ?? null, code };
          const { [HONEYPOT]: honeypot, idempotencyKey, reviewLinkSecret } = posted;
          await receiveReview(
            { request, reply },
            { submission, honeypot, idempotencyKey, reviewLinkSecret, language },
          );
          const privateLink = privateLinkOf(deps, language, posted);
          return sendPage(request, reply, ['reviewThanks', thanksFor(checked.data, found, privateLink)], 201);
        },
      });
    }
  });
}

function thanksFor(
  review: Views['reviewThanks']['review'],
  { data: page, thanksLink }: FoundPage,
  privateLink: string | null,
): Views['reviewThanks'] {
  const { firstName } = page;
  return { review, firstName, page, privateLink, thanksLink, sharingAllowed: null, isSharingSaved: false };
}

function readPosted(body: unknown): PostedForm {
  return postedForm.parse(body ?? {});
}

function sizeOf(posted: PostedForm): number {
  return Object.values(posted).reduce((sum, value) => sum + Buffer.byteLength(value ?? ''), 0);
}

type Refused = Omit<Views['reviewRefused'], 'sent'> & { status: number };

function wrongFields(
  status: number,
  posted: PostedForm,
  issues: readonly { path: PropertyKey[]; message: string }[] = [],
): Refused {
  const errors: Refused['errors'] = {};
  for (const { path, message } of issues) errors[path[0] as PostedField] ??= message;
  if (posted[HONEYPOT]) errors[HONEYPOT] = HONEYPOT_FILLED;
  return {
    status,
    title: 'Almost there' as Sentence,
    message: 'Please check the marked fields and send it again.' as Sentence satisfies Sentence,
    advice: null,
    errors,
  };
}

const HONEYPOT_FILLED: Sentence =
  'Your browser may have filled this in. Please clear it and send again.' as Sentence;

function refused(status: number, message: string): Refused {
  return { status, title: 'Not sent yet' as Sentence, message, advice: adviceFor(message), errors: {} };
}

function adviceFor(message: string): Sentence {
  switch (message) {
    case refusals.reviewLimitReached[1]:
      return "This person can't take more reviews right now. Here's what you wrote, so you can copy it or try again in a few days." as Sentence;
    case refusals.bodyTooLarge[1]:
      return "Nothing is lost: here's what you wrote. Please make it shorter." as Sentence;
    default:
      return "Nothing is lost: here's what you wrote. Please wait a moment and send it again. It will only arrive once." as Sentence;
  }
}

const ALREADY_SENT: Refused = {
  status: refusals.idempotencyKeyReused[0],
  title: 'An earlier version was already sent' as Sentence,
  message:
    'You already sent a different version from this form. If you send this one too, it will be a second review.' as Sentence satisfies Sentence,
  advice: null,
  errors: {},
};

function sendForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { idempotencyKey, reviewLinkSecret, ...sent }: PostedForm,
  { status, ...refused }: Refused,
) {
  const keys = { idempotencyKey: idempotencyKey ?? '', reviewLinkSecret: reviewLinkSecret ?? '' };
  return sendPage(request, reply, ['reviewRefused', { ...refused, sent }], status, keys);
}

function sendPage<Name extends ViewName & `review${string}`>(
  request: FastifyRequest,
  reply: FastifyReply,
  view: [Name, Views[Name]],
  status: number,
  keys?: FormKeys,
) {
  const language = preferredLanguage(request);
  return sendView(request, reply, view, { language, status, postsForm: true, keys });
}

function privateLinkOf(deps: Deps, language: Language, { idempotencyKey, reviewLinkSecret }: PostedForm) {
  return idempotencyKey && reviewLinkSecret
    ? reviewLinkUrl(deps, language, `${idempotencyKey}.${reviewLinkSecret}`)
    : null;
}
