import { commaListIn } from '#contract/languages/punctuation.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { button, link, type MailBlock } from '#server/mail/blocks.ts';
import type { AccountMailContext } from '#server/mail/context.ts';
import type { Mail } from '#server/mail/layout.ts';
import { type MailedLetter, mailedLetter } from './mailed-letter.ts';
import { reviewMail } from './review-mail.ts';
import { planNotices } from './review-received.mail.ts';

interface ReviewsDigestMail {
  /** New ones first, then those that were edited. */
  reviews: MailedLetter[];
  /** Counts new reviews, including those that are not shown. */
  total: number;
  average: number;
  edited: number;
  withdrawn: number;
  reviewsLeft: number | null;
  foldLowRatings: boolean;
}

/** Gmail hides what follows 102 KB. In the least favorable encoding, a message has half as many bytes again as its parts. */
const MAX_BYTES = 66_000;
const MARGIN = 50;

/** Shows as many whole reviews as fit, and counts the others. The largest that a customer can write has 50,000 bytes. */
export function reviewsDigestMail(context: AccountMailContext, facts: ReviewsDigestMail): Mail {
  const { html, text } = withLetters(context, facts, []);
  let bytesLeft = MAX_BYTES - Buffer.byteLength(html + text);
  const letters: MailBlock[] = [];
  for (const review of facts.reviews) {
    const letter = mailedLetter(context, review, facts);
    bytesLeft -= Buffer.byteLength(letter.html.markup + letter.lines.join('\n')) + MARGIN;
    if (bytesLeft < 0) break;
    letters.push(letter);
  }
  return withLetters(context, facts, letters);
}

function withLetters(context: AccountMailContext, facts: ReviewsDigestMail, letters: MailBlock[]): Mail {
  const { total, edited, withdrawn, reviewsLeft } = facts;
  const { t, plural, appUrl, site } = context;
  const changes = commaListIn(context.language, [
    ...(edited > 0 ? [plural('{count} edited|{count} edited', edited)] : []),
    ...(withdrawn > 0 ? [plural('{count} taken back|{count} taken back', withdrawn)] : []),
  ]);
  const average = context.average(facts.average);
  const newReviews = plural('{count} new review|{count} new reviews', total);
  const more = total + edited - letters.length;
  return reviewMail(context, {
    subject:
      total > 0
        ? t('{reviews}, {average} out of 5 on average', { reviews: newReviews, average })
        : t('Reviews that changed: {changes}', { changes }),
    preheader:
      total > 0
        ? t('Open to read the reviews. Only you can see them.')
        : t('Customers edited or took back what they wrote.'),
    heading: total > 0 ? newReviews : t('Customers changed their reviews'),
    blocks: [
      total > 1 && t('The average is {average} out of 5.', { average }),
      changes !== '' && t('Since our last email: {changes}.', { changes }),
      ...letters,
      more > 0 && plural('{count} more is in your list.|{count} more are in your list.', more),
      ...planNotices(context, reviewsLeft),
      button(t('Open in {site}', { site: site.name }), `${appUrl}/reviews?new`),
    ],
    reason:
      total > 0
        ? t(
            'These reviews came through your personal link. {site} shows them only to you, and they are yours to keep.',
            { site: site.name },
          )
        : t('On {site}, customers can edit or take back a review for {days} days.', {
            site: site.name,
            days: REVIEW_LINK_DAYS,
          }),
    links: [link(t('Choose when you get these emails'), `${appUrl}/settings#mails`)],
  });
}
