import { expect, test } from 'vitest';
import type { Language } from '#contract/languages/languages.ts';
import { createTranslator, type Translator } from '#contract/languages/translator.ts';
import { problemKinds } from '#contract/service-status.ts';
import { defaultSite } from '#contract/site.ts';
import {
  accountCreatedMail,
  confirmAddressMail,
  confirmEmailMail,
  resetPasswordMail,
} from '#server/accounts/links.mail.ts';
import { accountMails } from '#server/accounts/mails.ts';
import {
  emailChangedMail,
  passkeyMail,
  passwordChangedMail,
  webhookChangedMail,
  webhookPausedMail,
} from '#server/accounts/notices.mail.ts';
import { adminMails } from '#server/admin/report-problems.ts';
import { serviceProblemMail } from '#server/admin/service-problem.mail.ts';
import type { Deps } from '#server/deps.ts';
import type { AccountMailContext } from '#server/mail/context.ts';
import type { Mail } from '#server/mail/layout.ts';
import { planMails } from '#server/plans/mails.ts';
import {
  paymentFailedMail,
  planEndedMail,
  planEndingMail,
  planStartedMail,
} from '#server/plans/notices.mail.ts';
import { reviewMails } from '#server/reviews/mails.ts';
import { pageClosedMail, reviewWithdrawnMail } from '#server/reviews/notices.mail.ts';
import { replyWrittenMail } from '#server/reviews/reply-written.mail.ts';
import { reviewReceivedMail } from '#server/reviews/review-received.mail.ts';
import { reviewsDigestMail } from '#server/reviews/reviews-digest.mail.ts';
import { translatorFor } from '#server/site/translators.ts';
import { newMailContext } from '#tests/mail-context.ts';

const at = '2026-11-21T23:30:00.000Z';
const site = { ...defaultSite, name: '£' };
const review = { id: 1, rating: 2, comment: '£', customerName: null, customerLocation: '£', createdAt: at };
const received = { review, workplace: { name: '£', location: null }, foldLowRatings: true };
const edited = { at, formerRating: 5 };

/** Every kind of mail, in all its variants. */
const mails: Record<string, (context: AccountMailContext) => Mail[]> = {
  'reset-password': (context) => [resetPasswordMail(context, 't')],
  'account-created': (context) => [accountCreatedMail(context, 't', { username: '£' })],
  'password-changed': (context) =>
    (['none', 'kept', 'removed'] as const).map((passkeys) => passwordChangedMail(context, passkeys)),
  'passkey-added': (context) => [passkeyMail(context, 'added', '£')],
  'webhook-changed': (context) => [webhookChangedMail(context, 'hooks.example')],
  'webhook-paused': (context) => [webhookPausedMail(context, 'hooks.example')],
  'passkey-removed': (context) => [passkeyMail(context, 'removed', '£')],
  'confirm-email': (context) => [confirmEmailMail(context, 't')],
  'confirm-address': (context) => [confirmAddressMail(context, 't')],
  'email-changed': (context) => [emailChangedMail(context)],
  'review-received': (context) =>
    [0, 1].map((reviewsLeft) => reviewReceivedMail(context, { ...received, reviewsLeft })),
  'review-edited': (context) => [
    reviewReceivedMail(context, { ...received, workplace: null, reviewsLeft: null, edited }),
  ],
  'review-withdrawn': (context) => [
    reviewWithdrawnMail(context, at, null),
    reviewWithdrawnMail({ ...context, site: { ...site, hasPlans: false } }, at, { name: '£' }),
  ],
  'reply-written': (context) => [replyWrittenMail(context, 't')],
  'reviews-digest': (context) =>
    [
      { total: 2, edited: 0, withdrawn: 0 },
      { total: 0, edited: 2, withdrawn: 1 },
    ].map((counts) =>
      reviewsDigestMail(context, {
        ...counts,
        reviews: [{ ...received, edited }],
        average: 2,
        reviewsLeft: null,
        foldLowRatings: true,
      }),
    ),
  'page-closed': (context) => [true, false].map((isToday) => pageClosedMail(context, { isToday })),
  'plan-started': (context) => [planStartedMail(context, 'monthly', at)],
  'payment-failed': (context) =>
    [true, false].map((isStillActive) =>
      paymentFailedMail(context, { plan: 'monthly', paidUntil: at, isStillActive }),
    ),
  'plan-ending': (context) =>
    [true, false].map((wasCanceled) => planEndingMail(context, { endsAt: at, wasCanceled })),
  'plan-ended': (context) => [true, false].map((isPageClosed) => planEndedMail(context, { isPageClosed })),
  'service-problem': (context) =>
    problemKinds.map((kind) => {
      const values = {
        count: 2,
        error: '£',
        ...(kind === 'refund' && { payments: '£' }),
        ...(kind === 'update' && { version: '£' }),
      };
      return serviceProblemMail(context, { kind, title: 'Title', advice: 'Advice', values, since: at }, at);
    }),
};

test('Every kind of mail is complete in another language', () => {
  const deps = { config: {}, site } as Deps;
  const kinds = { ...accountMails(deps), ...reviewMails(deps), ...planMails(deps), ...adminMails(deps) };
  expect(Object.keys(mails).sort()).toEqual(Object.keys(kinds).sort());

  const context = { ...newMailContext(marking('ar')), site };
  for (const [kind, render] of Object.entries(mails)) {
    for (const { subject, text, html } of render(context)) {
      const shown = html.replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, '\n');
      const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);
      const parts = [subject, text, decode(shown), ...labels.map(decode)];
      expect([kind, parts.flatMap(findUnmarked)]).toEqual([kind, []]);
    }
  }
});

test('An Arabic mail runs from right to left, and its subject has no control characters', () => {
  const [mail] = mails['review-received']?.(newMailContext(marking('ar'))) ?? [];
  expect(mail?.html).toMatch(
    /<html lang="ar" dir="rtl">[\s\S]*<body dir="rtl"[\s\S]*border-radius:24px 24px 6px 24px/,
  );
  expect(mail?.subject).toContain('£');
  expect(mail?.subject).not.toMatch(/[\u2066-\u2069]/);
  const [started] = mails['plan-started']?.(newMailContext(marking('ar'))) ?? [];
  expect(started?.html).toContain('text-align:right');
  expect(started?.html).not.toContain('text-align:left');
});

test('Mails write dates and prices as their language does', async () => {
  const translator = translatorFor('de');
  const [mail] = mails['plan-started']?.(newMailContext(translator)) ?? [];
  expect(mail?.text).toContain('21. November 2026');
  expect(mail?.text).toContain('7\u00a0$ pro Monat');
});

/** URLs, addresses, times in UTC, and dates and prices by Intl. */
const DATA = /https?:\S+|\S+@\S+|goodword\.example|UTC|US\$|\p{Script=Arabic}+/gu;

/** A dictionary that marks each sentence. */
function marking(language: Language): Translator {
  return createTranslator(
    language,
    new Proxy(
      {},
      {
        get: (_, key: string) =>
          key.includes('|') ? { other: `[!!${key.split('|')[1]}!!]` } : `[!!${key}!!]`,
      },
    ),
  );
}

/** Lines that no dictionary contains. */
function findUnmarked(text: string): string[] {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\[!!(?:(?!\[!!|!!\])[\s\S])*!!\]/g, ' ');
  }
  const lines = rest
    .replace(/[\u2066-\u2069]/g, '')
    .replace(DATA, ' ')
    .split('\n');
  return lines.filter((line) => /\p{L}{2,}/u.test(line));
}

function decode(markup: string): string {
  return markup
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&\w+;/g, ' ')
    .replaceAll('\u200b', '');
}
