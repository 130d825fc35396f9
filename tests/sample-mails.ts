import { createTranslator } from '#contract/languages/translator.ts';
import { adviceOn, problemTitles } from '#contract/service-problems.ts';
import { problemKinds, type ServiceProblem } from '#contract/service-status.ts';
import {
  accountCreatedMail,
  confirmAddressMail,
  confirmEmailMail,
  resetPasswordMail,
} from '#server/accounts/links.mail.ts';
import {
  emailChangedMail,
  passkeyMail,
  passwordChangedMail,
  webhookChangedMail,
  webhookPausedMail,
} from '#server/accounts/notices.mail.ts';
import { serviceProblemMail } from '#server/admin/service-problem.mail.ts';
import type { AccountMailContext } from '#server/mail/context.ts';
import type { Mail } from '#server/mail/layout.ts';
import {
  paymentFailedMail,
  planEndedMail,
  planEndingMail,
  planStartedMail,
} from '#server/plans/notices.mail.ts';
import { pageClosedMail, reviewWithdrawnMail } from '#server/reviews/notices.mail.ts';
import { replyWrittenMail } from '#server/reviews/reply-written.mail.ts';
import { reviewReceivedMail } from '#server/reviews/review-received.mail.ts';
import { reviewsDigestMail } from '#server/reviews/reviews-digest.mail.ts';

/** Values that people typed. */
export interface Typed {
  words: string;
  workplace: { name: string; location: string };
  location: string;
  /** null: none was given. */
  customers: (string | null)[];
  username: string;
  device: string;
  error: string;
}

const at = '2026-11-21T23:30:00.000Z';

type Samples = (context: AccountMailContext, typed: Typed) => Record<string, Mail>;

/** Every kind of mail, in all its variants. */
export const sampleMails: Record<string, Samples> = {
  'reset-password': (context) => ({ '': resetPasswordMail(context, 't') }),
  'account-created': (context, { username }) => ({ '': accountCreatedMail(context, 't', { username }) }),
  'password-changed': (context) => ({
    'there are no passkeys': passwordChangedMail(context, 'none'),
    'passkeys kept': passwordChangedMail(context, 'kept'),
    'passkeys removed': passwordChangedMail(context, 'removed'),
  }),
  'passkey-added': (context, { device }) => ({ '': passkeyMail(context, 'added', device) }),
  'passkey-removed': (context, { device }) => ({ '': passkeyMail(context, 'removed', device) }),
  'webhook-changed': (context) => ({ '': webhookChangedMail(context, 'hooks.example') }),
  'webhook-paused': (context) => ({ '': webhookPausedMail(context, 'hooks.example') }),
  'confirm-email': (context) => ({ '': confirmEmailMail(context, 't') }),
  'confirm-address': (context) => ({ '': confirmAddressMail(context, 't') }),
  'email-changed': (context) => ({ '': emailChangedMail(context) }),
  'review-received': (context, typed) =>
    Object.fromEntries(
      typed.customers.map((customer, index) => {
        const workplace = index % 2 === 0 ? typed.workplace : null;
        const mail = reviewReceivedMail(context, {
          review: { ...reviewOf(typed, customer), rating: 5 - index },
          workplace,
          reviewsLeft: [null, 0, 1, null][index] ?? null,
          foldLowRatings: true,
        });
        return [`${customer ?? 'no name'}, ${workplace ? 'at a workplace' : 'without a workplace'}`, mail];
      }),
    ),
  'review-edited': (context, typed) => ({
    '': reviewReceivedMail(context, {
      review: reviewOf(typed, typed.customers[0]),
      workplace: null,
      reviewsLeft: null,
      foldLowRatings: false,
      edited: { at, formerRating: 5 },
    }),
  }),
  'review-withdrawn': (context, { workplace }) => ({
    'without a workplace': reviewWithdrawnMail(context, at, null),
    'at a workplace, no plans': reviewWithdrawnMail(
      { ...context, site: { ...context.site, hasPlans: false } },
      at,
      workplace,
    ),
  }),
  'reply-written': (context) => ({ '': replyWrittenMail(context, 't') }),
  'reviews-digest': (context, typed) =>
    Object.fromEntries(
      [
        [1, 0, 0],
        [2, 1, 1],
        [5, 2, 5],
        [0, 1, 0],
        [0, 0, 1],
        [0, 5, 2],
      ].map(([total = 0, edited = 0, withdrawn = 0]) => {
        const mail = reviewsDigestMail(context, {
          ...{ total, edited, withdrawn, average: 4 + total / 10, reviewsLeft: null, foldLowRatings: false },
          reviews: typed.customers.slice(0, Math.min(total + edited, 2)).map((customer, index) => ({
            review: reviewOf(typed, customer),
            workplace: index === 0 ? typed.workplace : null,
          })),
        });
        return [`${total} new, ${edited} edited, ${withdrawn} withdrawn`, mail];
      }),
    ),
  'page-closed': (context) => ({
    today: pageClosedMail(context, { isToday: true }),
    earlier: pageClosedMail(context, { isToday: false }),
  }),
  'plan-started': (context) => ({
    monthly: planStartedMail(context, 'monthly', at),
    annual: planStartedMail(context, 'annual', null),
  }),
  'payment-failed': (context) => ({
    'still active': paymentFailedMail(context, { plan: 'monthly', paidUntil: at, isStillActive: true }),
    'no longer active': paymentFailedMail(context, { plan: 'annual', paidUntil: at, isStillActive: false }),
  }),
  'plan-ending': (context) => ({
    canceled: planEndingMail(context, { endsAt: at, wasCanceled: true }),
    granted: planEndingMail(context, { endsAt: at, wasCanceled: false }),
  }),
  'plan-ended': (context) => ({
    'page closed': planEndedMail(context, { isPageClosed: true }),
    'page open': planEndedMail(context, { isPageClosed: false }),
  }),
  'service-problem': (context, { username: accounts, error }) => {
    const problems: Record<ServiceProblem['kind'], ServiceProblem['values'][]> = {
      mail: [{ count: 1 }, { count: 2, error }, { count: 5, error }],
      disk: [{ folder: '/var/lib', megabytes: 512 }],
      backup: [{}],
      proxy: [{ address: '203.0.113.7' }],
      dispute: [{ payments: '7', accounts }],
      refund: [{ payments: '7', accounts }],
      update: [{ version: '1.2.3' }],
    };
    return Object.fromEntries(
      problemKinds.flatMap((kind) =>
        problems[kind].map((values) => {
          const advice = adviceOn(createTranslator('en', null), { kind, values });
          const problem = { kind, values, title: problemTitles[kind], advice, since: at };
          return [[kind, values.count].join(' ').trim(), serviceProblemMail(context, problem, at)];
        }),
      ),
    );
  },
};

function reviewOf({ words: comment, location }: Typed, customerName: string | null = null) {
  return { id: 1, rating: 2, comment, customerName, customerLocation: location, createdAt: at };
}
