import { expect, test } from 'vitest';
import type { Language } from '#contract/languages/languages.ts';
import { loadTranslator } from '#contract/languages/load-translator.ts';
import { createTranslator, type Translator } from '#contract/languages/translator.ts';
import { defaultSite } from '#contract/site.ts';
import { accountCreatedMail } from '#server/accounts/account-created.mail.ts';
import { confirmAddressMail } from '#server/accounts/confirm-address.mail.ts';
import { confirmEmailMail } from '#server/accounts/confirm-email.mail.ts';
import { emailChangedMail } from '#server/accounts/email-changed.mail.ts';
import { accountMails } from '#server/accounts/mails.ts';
import { passkeyMail } from '#server/accounts/passkeys/passkey-changed.mail.ts';
import { passwordChangedMail } from '#server/accounts/password-changed.mail.ts';
import { resetPasswordMail } from '#server/accounts/reset-password.mail.ts';
import { adminMails } from '#server/admin/mails.ts';
import { serviceProblemMail } from '#server/admin/service-problem.mail.ts';
import { planMails } from '#server/plans/mails.ts';
import { paymentFailedMail } from '#server/plans/payment-failed.mail.ts';
import { planEndedMail } from '#server/plans/plan-ended.mail.ts';
import { planEndingMail } from '#server/plans/plan-ending.mail.ts';
import { planStartedMail } from '#server/plans/plan-started.mail.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { MailContent } from '#server/platform/mail-layout.ts';
import { createMailReader, type MailReader } from '#server/platform/mail-reader.ts';
import { reviewMails } from '#server/reviews/mails.ts';
import { pageClosedMail } from '#server/reviews/page-closed.mail.ts';
import { reviewReceivedMail } from '#server/reviews/review-received.mail.ts';
import { reviewWithdrawnMail } from '#server/reviews/review-withdrawn.mail.ts';
import { reviewsDigestMail } from '#server/reviews/reviews-digest.mail.ts';
import { findUnmarked } from './pseudo-language.ts';

const at = '2026-11-21T23:30:00.000Z';
const site = { ...defaultSite, name: '£' };
const unsubscribeUrl = 'https://goodword.example/unsubscribe';
const shared = { token: 't', appUrl: 'https://goodword.example', site, unsubscribeUrl };
const review = { rating: 2, comment: '£', customerName: null, customerLocation: '£', createdAt: at };
const received = { review, workplace: { name: '£', location: null }, foldLowRatings: true };
const plan = { plan: 'monthly', paidUntil: at, renewsAt: at, endsAt: at } as const;

/** Every kind of mail, in all its variants. */
const mails: Record<string, (reader: MailReader) => MailContent[]> = {
  'reset-password': (reader) => [resetPasswordMail({ ...shared, reader })],
  'account-created': (reader) => [accountCreatedMail({ ...shared, username: '£', reader })],
  'password-changed': (reader) =>
    (['none', 'kept', 'removed'] as const).map((passkeys) =>
      passwordChangedMail({ ...shared, reader, passkeys }),
    ),
  'passkey-added': (reader) => [passkeyMail({ ...shared, change: 'added', name: '£', reader })],
  'passkey-removed': (reader) => [passkeyMail({ ...shared, change: 'removed', name: '£', reader })],
  'confirm-email': (reader) => [confirmEmailMail({ ...shared, reader })],
  'confirm-address': (reader) => [confirmAddressMail({ ...shared, reader })],
  'email-changed': (reader) => [emailChangedMail({ site, reader })],
  'review-received': (reader) =>
    [0, 1].map((reviewsLeft) => reviewReceivedMail({ ...shared, ...received, reviewsLeft, reader })),
  'review-edited': (reader) => [
    reviewReceivedMail({
      ...shared,
      ...received,
      workplace: null,
      reviewsLeft: null,
      edited: { at, formerRating: 5 },
      reader,
    }),
  ],
  'review-withdrawn': (reader) => [
    reviewWithdrawnMail({ ...shared, createdAt: at, workplace: null, hasPlans: true, reader }),
    reviewWithdrawnMail({ ...shared, createdAt: at, workplace: { name: '£' }, hasPlans: false, reader }),
  ],
  'reviews-digest': (reader) =>
    [
      { total: 2, edited: 0, withdrawn: 0 },
      { total: 0, edited: 2, withdrawn: 1 },
    ].map((counts) =>
      reviewsDigestMail({
        ...shared,
        ...received,
        ...counts,
        reviews: [{ ...received, edited: { at, formerRating: 5 } }],
        average: 2,
        reviewsLeft: null,
        reader,
      }),
    ),
  'page-closed': (reader) => [true, false].map((isToday) => pageClosedMail({ ...shared, isToday, reader })),
  'plan-started': (reader) => [planStartedMail({ ...shared, ...plan, reader })],
  'payment-failed': (reader) =>
    [true, false].map((isStillActive) => paymentFailedMail({ ...shared, ...plan, isStillActive, reader })),
  'plan-ending': (reader) =>
    [true, false].map((wasCanceled) => planEndingMail({ ...shared, ...plan, wasCanceled, reader })),
  'plan-ended': (reader) =>
    [true, false].map((isPageClosed) => planEndedMail({ ...shared, ...plan, isPageClosed, reader })),
  'service-problem': (reader) =>
    (['mail', 'disk', 'backup', 'proxy'] as const).map((kind) =>
      serviceProblemMail({
        ...shared,
        problem: { kind, title: 'Title', advice: 'Advice', values: { count: 2, error: '£' }, since: at },
        noticedAt: at,
        reader,
      }),
    ),
};

test('Every kind of mail is complete in another language', () => {
  const deps = { config: {}, site } as Deps;
  const kinds = { ...accountMails(deps), ...reviewMails(deps), ...planMails(deps), ...adminMails(deps) };
  expect(Object.keys(mails).sort()).toEqual(Object.keys(kinds).sort());

  const reader = createMailReader(marking('ar'));
  for (const [kind, render] of Object.entries(mails)) {
    for (const { subject, text, html } of render(reader)) {
      const shown = html.replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, '\n');
      const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);
      const parts = [subject, text, decode(shown), ...labels.map(decode)];
      expect([kind, findUnmarked(parts, DATA)]).toEqual([kind, []]);
    }
  }
});

test('An Arabic mail runs from right to left, and its subject has no control characters', () => {
  const [mail] = mails['review-received']?.(createMailReader(marking('ar'))) ?? [];
  expect(mail?.html).toMatch(
    /<html lang="ar" dir="rtl">[\s\S]*<body dir="rtl"[\s\S]*border-radius:24px 24px 6px 24px/,
  );
  expect(mail?.subject).toContain('£');
  expect(mail?.subject).not.toMatch(/[\u2066-\u2069]/);
  const [started] = mails['plan-started']?.(createMailReader(marking('ar'))) ?? [];
  expect(started?.html).toContain('text-align:right');
  expect(started?.html).not.toContain('text-align:left');
});

test('Mails write dates and prices as their language does', async () => {
  const translator = await loadTranslator('de', []);
  const [mail] = mails['plan-started']?.(createMailReader(translator)) ?? [];
  expect(mail?.text).toContain('21. November 2026');
  expect(mail?.text).toContain('7\u00a0$ per month');
});

/** URLs, addresses, times in UTC, and dates and prices by Intl. */
const DATA = /https?:\S+|\S+@\S+|goodword\.example|UTC|US\$|\p{Script=Arabic}+/gu;

/** Marks each sentence like a dictionary of the pseudo-language. */
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

function decode(markup: string): string {
  return markup
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&\w+;/g, ' ')
    .replaceAll('\u200b', '');
}
