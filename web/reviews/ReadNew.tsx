import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { MAX_UNREAD_COUNT } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { currentDirection, t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { IN_READER } from '#web/reviews/in-reader.ts';
import { loadNewReviews } from '#web/reviews/load-new-reviews.ts';
import { unreadReviewsQuery } from '#web/reviews/queries.ts';
import { onceIdle } from '#web/ui/once-idle.ts';

/** The foot of the newest unread letter, which opens it as a whole; without one, a link to those that the list doesn't show. */
export function ReadNew({ review }: { review?: Review }) {
  const { data } = useQuery(unreadReviewsQuery);
  if (review?.isUnread === false || !data?.count) return null;
  return (
    <Link
      ref={openByLetter}
      to={`${paths.reviews}?new${review ? `=${review.id}` : ''}`}
      state={IN_READER}
      transition
      dir={currentDirection()}
      className={review ? 'letter-foot' : `${textLink} leading-11`}
    >
      {data.count < MAX_UNREAD_COUNT
        ? plural('Read {count} new review|Read {count} new reviews', data.count)
        : t("Read what's new")}
    </Link>
  );
}

/** A link over the whole letter would keep its words from being selected. */
function openByLetter(link: HTMLAnchorElement) {
  const letter = link.closest('article');
  if (letter)
    letter.onclick = ({ target }) => {
      const isOther = (target as Element).closest('a, button, summary') || getSelection()?.type === 'Range';
      if (!isOther && link.isConnected) link.click();
    };
  return onceIdle(loadNewReviews);
}
