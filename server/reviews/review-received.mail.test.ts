import { describe, expect, it } from 'vitest';
import { newMailContext } from '#tests/mail-context.ts';
import { reviewReceivedMail } from './review-received.mail.ts';

const context = newMailContext();
const { appUrl, unsubscribeUrl } = context;

type Input = Parameters<typeof reviewReceivedMail>[1];

function renderMail({
  review,
  ...overrides
}: Partial<Omit<Input, 'review'>> & { review?: Partial<Input['review']> } = {}) {
  return reviewReceivedMail(context, {
    review: {
      id: 7,
      rating: 4,
      comment: 'She remembered my coffee.\n\nI left happier than I came.',
      customerName: 'Maria Lindqvist',
      customerLocation: 'Porto',
      createdAt: '2026-11-21T23:30:00.000Z',
      ...review,
    },
    workplace: { name: 'Blue Door Café', location: 'Lisbon' },
    reviewsLeft: null,
    foldLowRatings: false,
    ...overrides,
  });
}

function visibleText(markup: string) {
  return markup
    .slice(markup.indexOf('<body'))
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_entity, code) => String.fromCodePoint(Number(code)))
    .replaceAll('\u200b', '');
}

describe('The subject of a review mail', () => {
  it('has stars, first name and workplace, and none of the review’s words', () => {
    const { subject } = renderMail();
    expect(subject).toBe('★★★★☆ from Maria at Blue Door Café');
    for (const word of ['remembered', 'coffee', 'happier', 'Lindqvist', 'Porto']) {
      expect(subject).not.toContain(word);
    }
  });

  it('omits the workplace of a General Review and calls a missing name Anonymous Customer', () => {
    expect(renderMail({ workplace: null }).subject).toBe('★★★★☆ from Maria');
    expect(renderMail({ review: { customerName: null } }).subject).toMatch(/from Anonymous Customer at/);
    expect(renderMail({ review: { customerName: '  ' } }).subject).toMatch(/from Anonymous Customer at/);
  });

  it('treats exotic blanks as spaces, so that a name cannot pose as a sentence', () => {
    for (const blank of '\u3164\u2800\u00a0\u200b\u2060\uffa0\u115f\u202e\u00ad') {
      const customerName = ['', 'Your', 'account', 'is', 'locked'].join(blank);
      expect(renderMail({ workplace: null, review: { customerName } }).subject).toBe('★★★★☆ from Your');
    }
    // Joiners in Persian and emoji are kept.
    for (const name of ['می\u200cنا', '👩\u200d🍳', '❤\ufe0f'])
      expect(renderMail({ workplace: null, review: { customerName: `${name} X` } }).subject).toContain(
        `from ${name}`,
      );
    expect(renderMail({ workplace: null, review: { customerName: '\u200d\u3164' } }).subject).toMatch(
      /Anonymous/,
    );
  });

  it('is short for any name and contains no bidirectional control characters', () => {
    const { subject } = renderMail({
      review: { customerName: `\u202e${'W'.repeat(119)}` },
      workplace: { name: 'X'.repeat(120), location: null },
    });
    expect([...subject].length).toBeLessThan(120);
    expect(subject).not.toContain('\u202e');
  });
});

describe('The body of a review mail', () => {
  it('contains the whole review as text and as HTML', () => {
    const { text, html } = renderMail();
    for (const form of [text, visibleText(html)]) {
      for (const words of [
        'She remembered my coffee.',
        'I left happier than I came.',
        'Maria left you a review',
        'Porto',
        'Blue Door Café - Lisbon',
        'November 21, 2026',
      ]) {
        expect(form).toContain(words);
      }
    }
    expect(text + html).not.toContain('Lindqvist');
    expect(html, 'Loads nothing').not.toMatch(/<(link|script|iframe)|@import|url\(|src=(?!"cid:)/i);
    expect(text).toContain('4 out of 5 stars');
    expect(html).toContain('4 out of 5 stars');
    expect(text).toContain('coffee.\n\nI left');
    expect(html).toContain('coffee.<br>\n<br>\nI left');
  });

  it('marks the language of the comment for screen readers', () => {
    expect(renderMail({ review: { language: 'pt' } }).html).toMatch(
      / lang="pt" dir="auto"[^>]*>She remembered/,
    );
    expect(renderMail().html).not.toMatch(/<td[^>]* lang=/);
  });

  it('says General Review without a workplace and omits a missing location', () => {
    const { text } = renderMail({ workplace: null, review: { customerLocation: null } });
    expect(text).toContain('\nGeneral Review\n');
    expect(text).not.toMatch(/Workplace:|Customer from/);
  });

  it('escapes the customer’s input', () => {
    const attack = `<script>alert("1")</script><img src=x onerror='1'>&amp;`;
    const { html } = renderMail({
      review: { comment: attack, customerName: attack, customerLocation: attack },
      workplace: { name: attack, location: attack },
    });
    expect(html).not.toMatch(/<script|<img(?! src="cid:)|onerror='/i);
    expect(html).toContain('&#60;script&#62;');
  });

  it('does not let mail clients turn addresses in the customer’s input into links', () => {
    const address = 'http://evil.example/login';
    const { html } = renderMail({
      review: {
        comment: `Locked! ${address} www.evil.example me@evil.example`,
        customerName: address,
        customerLocation: address,
      },
      workplace: { name: address, location: null },
    });
    const body = html.slice(html.indexOf('<body'));
    expect(body).not.toContain('http://evil');
    expect(body).not.toMatch(/evil\.example|me@evil|www\.evil/);
    const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, target]) => target);
    expect(targets).toEqual([`${appUrl}/reviews?new=7`, `${appUrl}/settings#mails`, unsubscribeUrl]);
  });
});

describe('The comment of a review with one or two stars', () => {
  it('is shown by default', () => {
    for (const rating of [1, 2]) {
      const { subject, text, html } = renderMail({ review: { rating, comment: 'Cold and rude.' } });
      expect(subject).not.toContain('Cold');
      expect(visibleText(html)).toContain('Cold and rude.');
      expect(html).not.toContain('<details');
      expect(text).toContain('Cold and rude.');
      expect(text).not.toContain('Read it when you are ready');
    }
  });

  it('is folded if the professional chose so, unlike one with three, and absent from subject and preview', () => {
    for (const rating of [1, 2]) {
      const review = { rating, comment: 'Cold and rude.' };
      const { subject, text, html } = renderMail({ review, foldLowRatings: true });
      expect(subject).not.toContain('Cold');
      const [shown = '', folded = ''] = html.split('<details><summary');
      expect(shown).not.toContain('Cold');
      expect(folded.split('</details>')[0]).toContain('Cold and rude.');
      expect(text).toMatch(/Read it when you are ready: .+\n{10,}Cold and rude\./);
    }
    expect(renderMail({ review: { rating: 3 }, foldLowRatings: true }).html).not.toContain('<details');
  });
});

describe('On the free plan, a review mail', () => {
  it('does not mention the limit before the fourth review, or on a paid plan', () => {
    for (const reviewsLeft of [null, 4, 3, 2]) {
      expect(renderMail({ reviewsLeft }).text).not.toMatch(/\/(pricing|subscribe)\b/);
    }
  });

  it('says after the fourth review that one is left', () => {
    const { text, html } = renderMail({ reviewsLeft: 1 });
    expect(text).toContain('One review is left on the free plan');
    expect(html).toContain(`href="${appUrl}/pricing"`);
  });

  it('says after the fifth review that the page is paused', () => {
    const { text, html } = renderMail({ reviewsLeft: 0 });
    expect(text).toContain('Your review page is paused');
    expect(html).toContain(`href="${appUrl}/subscribe"`);
  });
});
