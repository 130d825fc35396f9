import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { initials } from '#contract/names.ts';
import { LOW_RATING, type Review } from '#contract/reviews.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { ChevronDown } from '#web/ui/icons.tsx';
import { Letter } from '#web/ui/Letter.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

interface ReviewLetterProps {
  review: Review;
  /** One level below the list's heading. */
  headingLevel: 'h2' | 'h3';
  /** It was unread when the list was opened. */
  wasUnread?: boolean;
  /** A class like line-clamp-4; then empty lines and lesser facts are left out. */
  clamp?: string;
  /** Marks what a search found in the customer's words and names. */
  mark?: ((text: string) => ReactNode) | undefined;
  aside?: ReactNode;
  children?: ReactNode;
}

/** A review as its professional sees it. */
export function ReviewLetter({
  review,
  headingLevel,
  wasUnread = review.isUnread,
  clamp,
  mark = (text) => text,
  aside,
  children,
}: ReviewLetterProps) {
  const { user } = useAuth();
  const name = review.customerName || t('Anonymous Customer');
  const words = clamp ? review.comment.replace(/\n+/g, '\n') : review.comment;
  const isFolded = user?.foldLowRatings && review.rating <= LOW_RATING;
  return (
    <Letter
      className={wasUnread ? (review.isUnread ? 'letter' : 'letter-read') : undefined}
      words={words}
      shownWords={isFolded ? <FoldedComment clamp={clamp}>{mark(words)}</FoldedComment> : mark(words)}
      wordsClassName={isFolded ? undefined : clamp}
      lang={review.language ?? undefined}
      portrait={
        <>
          {review.isUnread && <span className="sr-only">{t('Unread')}</span>}
          {(!clamp || review.customerPhoto) && (
            <Avatar src={review.customerPhoto} initials={initials(name)} className="size-6 text-[0.75rem]" />
          )}
        </>
      }
      stars={review.rating > 0 && <Stars rating={review.rating} />}
      name={<bdi>{review.customerName ? mark(name) : name}</bdi>}
      headingLevel={headingLevel}
      facts={useFacts(review, mark, clamp !== undefined)}
      aside={aside}
    >
      {children}
    </Letter>
  );
}

/** Hides the text of a low rating until it is opened. */
export function FoldedComment({ clamp, children }: { clamp?: string | undefined; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex -ms-1 min-h-8 w-fit cursor-pointer list-none items-center gap-1 rounded-sm font-sans text-base font-semibold text-accent pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 -rotate-90 transition-transform group-open:rotate-0 rtl:rotate-90 rtl:group-open:rotate-0"
        />
        {t('Read it when you are ready')}
      </summary>
      <p className={clamp}>{children}</p>
    </details>
  );
}

function useFacts(
  { workplaceId, customerLocation, createdAt, editedAt, sharingAllowed }: Review,
  mark: NonNullable<ReviewLetterProps['mark']>,
  isShort: boolean,
): ReactNode[] {
  const { longDate } = useDates();
  // The page reads them.
  const { data: workplaces } = useQuery({ ...workplacesQuery, enabled: false });
  const workplace = workplaces?.find(({ id }) => id === workplaceId);
  const isLoading = workplaceId !== null && !workplaces;
  if (isShort) return [workplace && <bdi key="place">{workplaceLabel(workplace)}</bdi>, longDate(createdAt)];
  return [
    workplace
      ? sentenceWith('From: {place}' as Sentence, { place: <bdi>{mark(workplaceLabel(workplace))}</bdi> })
      : isLoading
        ? t('From: your workplace')
        : t('From: General Review'),
    customerLocation &&
      sentenceWith('Customer from {place}' as Sentence, { place: <bdi>{mark(customerLocation)}</bdi> }),
    longDate(createdAt),
    editedAt !== null && t('Edited {date}', { date: longDate(editedAt) }),
    sharingAllowed && t('May be shown'),
  ];
}

/** Has the shape of a letter. */
export function ReviewPlaceholder() {
  return (
    <div className="py-7" data-placeholder>
      <Skeleton className="h-6 w-full" />
      <Skeleton className="mt-3 h-6 w-3/5" />
      <Skeleton className="mt-5 w-32" />
      <Skeleton className="mt-2 h-3 w-48 max-w-full" />
    </div>
  );
}
