import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { MAX_UNREAD_COUNT } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { unreadReviewsQuery } from '#web/reviews/queries.ts';
import { buttonVariants } from '#web/ui/variants.ts';

/** The foot of the newest letter. */
export function ReadNew({ review }: { review: Review }) {
  const { data } = useQuery(unreadReviewsQuery);
  if (!review.isUnread || !data?.count) return null;
  return (
    <Link to={`${paths.reviews}?new`} className={buttonVariants({ className: 'mt-5' })}>
      {data.count < MAX_UNREAD_COUNT
        ? plural('Read {count} new|Read {count} new', data.count)
        : t("Read what's new")}
    </Link>
  );
}
