import { expect, test } from 'vitest';
import type { Language } from '#contract/languages/languages.ts';
import { createTranslator, type Translator } from '#contract/languages/translator.ts';
import { defaultSite } from '#contract/site.ts';
import { accountMails } from '#server/accounts/mails.ts';
import { adminMails } from '#server/admin/report-problems.ts';
import type { Deps } from '#server/deps.ts';
import { planMails } from '#server/plans/mails.ts';
import { reviewMails } from '#server/reviews/mails.ts';
import { newMailContext } from './mail-context.ts';
import { sampleMails, type Typed } from './sample-mails.ts';

/** No words, so that all of them are ours. */
const typed: Typed = {
  words: '£',
  workplace: { name: '£', location: '£' },
  location: '£',
  customers: ['£', null, '£', null],
  username: '£',
  device: '£',
  error: '£',
};
const site = { ...defaultSite, name: '£' };

test('Every kind of mail is complete in another language', () => {
  const deps = { config: {}, site } as Deps;
  const kinds = { ...accountMails(deps), ...reviewMails(deps), ...planMails(deps), ...adminMails(deps) };
  expect(Object.keys(sampleMails).sort()).toEqual(Object.keys(kinds).sort());

  const context = { ...newMailContext(marking('ar')), site };
  for (const [kind, render] of Object.entries(sampleMails)) {
    for (const { subject, text, html } of Object.values(render(context, typed))) {
      const shown = html.replace(/<style>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '').replace(/<[^>]*>/g, '\n');
      const labels = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label = '']) => label);
      const parts = [subject, text, decode(shown), ...labels.map(decode)];
      expect([kind, parts.flatMap(findUnmarked)]).toEqual([kind, []]);
    }
  }
});

test('An Arabic mail runs from right to left, and its subject has no control characters', () => {
  const context = { ...newMailContext(marking('ar')), site };
  const [mail] = Object.values(sampleMails['review-received']?.(context, typed) ?? {});
  expect(mail?.html).toMatch(
    /<html lang="ar" dir="rtl">[\s\S]*<body dir="rtl"[\s\S]*border-radius:24px 24px 6px 24px/,
  );
  expect(mail?.subject).toContain('£');
  expect(mail?.subject).not.toMatch(/[\u2066-\u2069]/);
  const [started] = Object.values(sampleMails['plan-started']?.(context, typed) ?? {});
  expect(started?.html).toContain('text-align:right');
  expect(started?.html).not.toContain('text-align:left');
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
