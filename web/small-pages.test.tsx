import { within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { Views } from '#contract/rendering.ts';
import { translatorFor } from '#server/site/translators.ts';
import { setTranslator } from '#web/language.ts';
import { renderKeys } from '#web/public/server-views.tsx';
import { smallPages } from '#web/small-pages.tsx';

type Name = keyof typeof smallPages;

const refused: Views['reviewRefused'] = {
  title: 'Almost there' as Sentence,
  message: 'Please check the marked fields and send it again.',
  advice: null,
  sent: {
    rating: '4',
    comment: '\n  Two\n<b>lines</b>',
    customerName: '<b>',
    customerLocation: '',
    gw_leave_empty: '',
  },
  errors: { comment: 'Please remove the special characters', customerName: 'Please provide your name' },
};
const mail = {
  address: '/dev/mail/a.eml',
  subject: '<b>Hi</b>',
  to: 'Maya <maya@example.com>',
  date: undefined,
};
const review = {
  rating: 3,
  comment: '<b>Kind</b>',
  customerName: '<b>Ida</b>',
  createdAt: '2026-01-31T23:30:00.000Z',
};
const billing = { id: 'test_sub_1', plan: 'annual', end: '2026-12-31T23:30:00.000Z' } as const;

/** Each page in its states. */
const samples: { [N in Name]: Views[N][] } = {
  reviewRefused: [
    refused,
    {
      ...refused,
      errors: {},
      advice: "Nothing is lost: here's what you wrote. Please make it shorter." as Sentence,
    },
  ],
  reviewUnreadable: [{ message: 'Your text is too long' }],
  reviewUndeliverable: [{ comment: '<b>Kind</b>' }, { comment: '' }],
  reviewThanks: [
    {
      review: { ...review, customerLocation: null },
      firstName: '<b>',
      page: {
        userId: 7,
        firstName: '<b>',
        initial: 'B',
        acceptingReviews: true,
        workplace: null,
      },
      privateLink: 'https://goodword.example/my-review#a.b',
      sharingAllowed: null,
      isSharingSaved: false,
      thanksLink: { kind: 'tip', url: 'https://tips.example/maya' },
    },
  ],
  reply: [
    {
      ...review,
      customerLocation: null,
      firstName: '<b>Maya</b>',
      answer: '<b>Thank</b> you',
      answeredAt: review.createdAt,
    },
  ],
  replyClosed: [null],
  employer: [
    {
      fullName: '<b>Maya</b> Torres',
      industry: 'Food & Drink',
      employer: '<b>Aurora</b>',
      expiresAt: '2026-03-08T23:30:00.000Z',
      reviews: [
        { ...review, place: { name: '<b>Luna</b>', location: 'Lisbon' } },
        { ...review, customerName: null, place: null },
      ],
      praise: [
        {
          ...{ words: '<b>Kind</b>', name: '<b>Eva</b>', rating: 5, month: '2024-03', source: 'google' },
          url: 'https://maps.example/<b>',
        },
        { words: 'Calm', name: null, rating: null, month: null, source: 'letter', url: null },
      ],
    },
  ],
  employerClosed: [null],
  mailFrequency: (['each', 'daily', 'none'] as const).map((frequency) => ({ token: 'a-1', frequency })),
  unsubscribeUnknown: [null],
  failure: [
    { status: 429, message: 'Too many requests. Please try again later' },
    { status: 503, message: 'Service temporarily unavailable' },
  ],
  testPayment: [{ sessionId: 'test_cs_1', plan: 'monthly', isDeclined: true }],
  testPaid: [null],
  testBilling: [
    { ...billing, cancels: false, isOver: false },
    { ...billing, cancels: true, isOver: false },
    { ...billing, cancels: true, isOver: true },
  ],
  testMissing: [null],
  mailbox: [{ mails: [] }, { mails: [mail] }],
  mail: [
    {
      ...mail,
      messageId: '<b>',
      links: [{ url: 'https://goodword.example/?a=1&b=2', label: 'Open' }],
      text: '<b>Hi</b>',
    },
  ],
  mailMissing: [null],
};

afterEach(() => setTranslator(translatorFor('en')));

async function render<N extends Name>(name: N, props: Views[N], language: 'en' | 'ar' = 'en') {
  setTranslator(translatorFor(language));
  const { title, element } = smallPages[name](props);
  const html = renderToString(element);
  // The check of classes after each test reads it too.
  document.body.innerHTML = html;
  onTestFinished(() => document.body.replaceChildren());
  const heading = document.querySelector('h1')?.textContent ?? '';
  return { title, html, heading, body: document.body };
}

describe.for(Object.keys(samples) as Name[])('The page %s', (name) => {
  test.for(samples[name].map((props, index) => [index, props] as const))(
    'has one heading and no markup from its data (state %i)',
    async ([, props]) => {
      const english = await render(name, props as never);
      const arabic = await render(name, props as never, 'ar');
      for (const { html, body } of [english, arabic]) {
        expect(body.querySelectorAll('h1')).toHaveLength(1);
        expect(body.querySelectorAll('main')).toHaveLength(1);
        expect(html).not.toMatch(/ style="|<b>|undefined|\{\w+\}/);
      }
      const isForDevelopers = ['mailbox', 'mail', 'mailMissing'].includes(name);
      // An employer's page has a name as its heading.
      if (name === 'employer') return;
      expect(english.title).toContain(english.heading);
      expect(arabic.heading === english.heading).toBe(isForDevelopers);
    },
  );
});

describe('The refused form', () => {
  test('has what was sent, with its keys', async () => {
    const { body } = await render('reviewRefused', refused);
    const keys = { idempotencyKey: 'key-1', reviewLinkSecret: '"secret"' };
    body.insertAdjacentHTML('beforeend', renderKeys(keys, true));
    const form = new FormData(body.querySelector('form') ?? undefined);
    expect(Object.fromEntries(form)).toEqual({ ...refused.sent, ...keys });
  });

  test('shows the errors at their fields alone, and focuses the first of them', async () => {
    const { body } = await render('reviewRefused', refused);
    const errorOf = ({ name, attributes }: HTMLInputElement) => [
      name,
      document.getElementById(attributes.getNamedItem('aria-describedby')?.value ?? '')?.textContent,
    ];
    const marked = [...body.querySelectorAll<HTMLInputElement>('[aria-invalid], [aria-describedby]')];
    expect(Object.fromEntries(marked.map(errorOf))).toEqual(refused.errors);
    expect(focused(body)).toMatchObject([{ name: 'comment' }]);
  });

  test('focuses the first star if there is none', async () => {
    const sent = { ...refused.sent, rating: '6' };
    const errors = { rating: 'Please choose a rating' };
    const { body } = await render('reviewRefused', { ...refused, sent, errors });
    expect(focused(body)).toMatchObject([{ name: 'rating', value: '1', checked: false }]);
    expect(body.querySelectorAll(':checked')).toHaveLength(0);
  });

  test('shows a filled honeypot as a field to clear', async () => {
    const sent = { ...refused.sent, gw_leave_empty: 'ida.example' };
    const errors = { gw_leave_empty: 'Please clear it' };
    const { body } = await render('reviewRefused', { ...refused, sent, errors });
    const field = within(body).getByLabelText('Please leave this empty');
    expect(field).toHaveValue('ida.example');
    expect(field).toHaveAccessibleDescription('Please clear it');
    expect(field).toBeInvalid();
    expect(focused(body)).toEqual([field]);
  });

  const focused = (body: HTMLElement) => [...body.querySelectorAll('[autofocus]')];
});

test('Dates are in UTC and in the language of the reader', async () => {
  const [page] = samples.employer as [Views['employer']];
  const english = (await render('employer', page)).body;
  expect(english.textContent).toContain('closes on March 8, 2026');
  expect(english.querySelector('article')?.textContent).toContain('January 2026');
  expect(english.querySelectorAll('article h2')[1]?.textContent).toBe('A customer');
  expect((await render('employer', page, 'ar')).body.textContent).toContain('يناير 2026');
});
