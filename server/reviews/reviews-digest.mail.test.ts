import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/languages/languages.ts';
import { html } from '#server/http/html.ts';
import { withoutAutolinks } from '#server/mail/blocks.ts';
import type { Mail } from '#server/mail/layout.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { translatorFor } from '#server/site/translators.ts';
import { newMailContext } from '#tests/mail-context.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import type { MailedLetter } from './mailed-letter.ts';
import { reviewReceivedMail } from './review-received.mail.ts';
import { reviewsDigestMail } from './reviews-digest.mail.ts';

const KILOBYTES_100 = 100_000;
const at = '2026-11-21T23:30:00.000Z';

/** Texts that take the most bytes in one part of the mail or its encoding. */
const texts: Record<string, string> = {
  Thai: 'ขอบคุณ',
  Arabic: 'شكرا جزيلا ',
  emoji: '😀',
  'joined emoji': '👩‍👩‍👧‍👦',
  'marks upon a letter': 'n̈́͊̚',
  'escaped characters': `&<>"'`,
  'disarmed addresses': '＠',
  lines: '\n',
  'letters between emoji': 'ab😀',
  'letters and umlauts': 'süße Grüße ',
};

const reviewOf = (text: string, letters = 5_000): MailedLetter => ({
  review: {
    id: 1,
    rating: 1,
    comment: [...text.repeat(letters)].slice(0, letters).join(''),
    customerName: `&${'＠'.repeat(119)}`,
    customerLocation: '＠'.repeat(120),
    createdAt: at,
  },
  workplace: { name: '＠'.repeat(120), location: '＠'.repeat(120) },
  edited: { at, formerRating: 5 },
});

/** The bytes that a mail server receives. */
async function sent(mail: Mail): Promise<Buffer> {
  const folder = temporaryFolder();
  const from = { name: 'Goodword', address: 'no-reply@goodword.example' };
  const log = { info() {}, warn() {} };
  const mailer = createMailer({
    appUrl: 'https://goodword.example',
    smtpUrl: null,
    from,
    mailDir: folder,
    log,
  });
  await mailer.deliver({ ...mail, messageId: 'a' });
  return readFileSync(join(folder, readdirSync(folder)[0] ?? ''));
}

describe.for(Object.keys(languages) as Language[])('In %s,', (language) => {
  const context = newMailContext(translatorFor(language));

  test('a daily mail of 300 long reviews has less than 100 KB, its unsubscribe line, and as many whole reviews as fit', async () => {
    for (const [name, text] of Object.entries(texts)) {
      const letter = reviewOf(text);
      const mail = reviewsDigestMail(context, {
        reviews: Array(20).fill(letter),
        total: 250,
        edited: 50,
        withdrawn: 3,
        average: 3,
        reviewsLeft: 0,
        foldLowRatings: true,
      });
      const bytes = await sent(mail);
      expect([name, bytes.length < KILOBYTES_100]).toEqual([name, true]);
      const words = html`${withoutAutolinks(letter.review.comment)}`.markup.replaceAll('\n', '<br>\n');
      const shown = mail.html.split(words).length - 1;
      expect([name, shown]).toEqual([name, mail.html.match(/<td bgcolor="#fcefd1"/g)?.length]);
      expect(shown).toBeGreaterThanOrEqual(1);
      const more = context.plural(
        '{count} more is in your list.|{count} more are in your list.',
        300 - shown,
      );
      for (const part of [mail.html, mail.text]) expect(part).toContain(more);
      for (const part of [mail.html, mail.text]) expect(part).toContain(context.unsubscribeUrl);
      // Another one would not fit.
      const oneMore = (Buffer.byteLength(mail.html + mail.text) * (shown + 1)) / shown;
      expect(oneMore).toBeGreaterThan(66_000);
    }
  });

  test('a mail about a single review has all of it, and less than 100 KB', async () => {
    for (const [name, text] of Object.entries(texts)) {
      const letter = reviewOf(text);
      const mail = reviewReceivedMail(context, { ...letter, reviewsLeft: 0, foldLowRatings: true });
      const bytes = await sent(mail);
      expect([name, bytes.length < KILOBYTES_100]).toEqual([name, true]);
      const { text: received } = await PostalMime.parse(bytes);
      expect(received).toContain(letter.review.comment.trim());
      expect(received).toContain(context.unsubscribeUrl);
    }
  });
});

test('A daily mail of short reviews shows all twenty', () => {
  const { review, workplace } = reviewOf('So kind! ', 400);
  const letter = {
    review: { ...review, customerName: 'Maria Lindqvist', customerLocation: 'Gothenburg' },
    workplace: { ...workplace, name: 'Café Aurora', location: 'Lisbon' },
  };
  const mail = reviewsDigestMail(newMailContext(), {
    reviews: Array(20).fill(letter),
    total: 20,
    edited: 0,
    withdrawn: 0,
    average: 5,
    reviewsLeft: null,
    foldLowRatings: false,
  });
  expect(mail.html.match(/<td bgcolor="#fcefd1"/g)).toHaveLength(20);
});

test('A daily mail names a customer without a name only once', () => {
  const { review, workplace } = reviewOf('So kind!');
  const { text } = reviewsDigestMail(newMailContext(), {
    reviews: [{ review: { ...review, customerName: null }, workplace }],
    total: 1,
    edited: 0,
    withdrawn: 0,
    average: 5,
    reviewsLeft: null,
    foldLowRatings: false,
  });
  expect(text).toMatch(/^Anonymous Customer$/m);
});
