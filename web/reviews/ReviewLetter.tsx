import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { initials } from '#contract/names.ts';
import { LOW_RATING, type Review } from '#contract/reviews.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { t } from '#web/language.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Letter } from '#web/ui/Letter.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

interface ReviewLetterProps {
  review: Review;
  size: 'l' | 'm' | 's';
  /** Undefined while loading. */
  workplaces: readonly Workplace[] | undefined;
  foldLowRatings: boolean;
  /** One level below the list's heading. */
  headingLevel: 'h2' | 'h3';
  /** A class like line-clamp-4; then empty lines are left out. */
  clamp?: string;
  /** Marks what a search found in the customer's words and names, in letters of size m. */
  mark?: ((text: string) => ReactNode) | undefined;
  aside?: ReactNode;
  children?: ReactNode;
}

/** A review as its professional sees it. Letters of size m show the customer's photo or initials. */
export function ReviewLetter({
  review,
  size,
  workplaces,
  foldLowRatings,
  headingLevel,
  clamp,
  mark = unmarked,
  aside,
  children,
}: ReviewLetterProps) {
  // For translators: goes where a name goes
  const name = review.customerName || t('Anonymous Customer');
  const words = clamp ? review.comment.replace(/\n+/g, '\n') : review.comment;
  const isFolded = foldLowRatings && review.rating <= LOW_RATING;
  return (
    <Letter
      size={size}
      stars={<Stars rating={review.rating} />}
      aside={
        (review.isUnread || aside) && (
          <span className="flex items-center">
            {review.isUnread && <UnreadDot />}
            {aside}
          </span>
        )
      }
      words={isFolded ? <FoldedComment clamp={clamp}>{mark(words)}</FoldedComment> : mark(words)}
      wordsClassName={isFolded ? undefined : clamp}
      lang={review.language ?? undefined}
      portrait={
        size === 'm' && (
          <Avatar src={review.customerPhoto} initials={initials(name)} className="bg-ink/10 text-ink" />
        )
      }
      name={<bdi>{review.customerName ? mark(name) : name}</bdi>}
      headingLevel={headingLevel}
      meta={
        size === 'm' ? (
          <Meta review={review} workplaces={workplaces} mark={mark} />
        ) : (
          <ShortMeta review={review} workplaces={workplaces} />
        )
      }
    >
      {children}
    </Letter>
  );
}

/** Hides the text of a low rating until it is opened. */
function FoldedComment({ clamp, children }: { clamp: string | undefined; children: ReactNode }) {
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

function UnreadDot() {
  return (
    <span className="grid size-5 place-items-center">
      <span className="size-2.5 rounded-full bg-warm forced-colors:bg-[CanvasText]" />
      <span className="sr-only">{t('Unread')}</span>
    </span>
  );
}

type MetaProps = Pick<ReviewLetterProps, 'review' | 'workplaces' | 'mark'>;

const unmarked = (text: string): ReactNode => text;

function ShortMeta({ review: { workplaceId, createdAt }, workplaces }: MetaProps) {
  const { longDate } = useDates();
  const workplace = workplaces?.find(({ id }) => id === workplaceId);
  return (
    <Facts>
      {workplace && (
        <Fact>
          <bdi>{workplace.name}</bdi>
        </Fact>
      )}
      <Fact>{longDate(createdAt)}</Fact>
    </Facts>
  );
}

function Meta({ review, workplaces, mark = unmarked }: MetaProps) {
  const { workplaceId, customerLocation, createdAt, editedAt } = review;
  const { longDate } = useDates();
  const workplace = workplaces?.find(({ id }) => id === workplaceId);
  const isLoading = workplaceId !== null && !workplaces;
  // For translators: a review without a workplace
  const place = workplace ? mark(workplaceLabel(workplace)) : t('General Review');
  return (
    <Facts>
      <Fact>{longDate(createdAt)}</Fact>
      {editedAt !== null && <Fact>{t('Edited {date}', { date: longDate(editedAt) })}</Fact>}
      <Fact>
        {isLoading
          ? t('From: one of your workplaces')
          : // For translators: the place is the workplace, not a sender
            sentenceWith('From: {place}' as Sentence, { place: <bdi>{place}</bdi> })}
      </Fact>
      {customerLocation && (
        <Fact>
          {sentenceWith('Customer from {place}' as Sentence, { place: <bdi>{mark(customerLocation)}</bdi> })}
        </Fact>
      )}
    </Facts>
  );
}

/** A line of facts with dots between them. At the start of a line the dot lies outside and is clipped. */
function Facts({ children }: { children: ReactNode }) {
  return (
    <span className="block overflow-x-clip">
      <span className="-ms-4 flex flex-wrap">{children}</span>
    </span>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <span className="relative min-w-0 ps-4 before:absolute before:start-1.5 before:content-['·']">
      {children}
    </span>
  );
}

/** In the shape of a letter. */
export function ReviewPlaceholder({ size }: Pick<ReviewLetterProps, 'size'>) {
  const hasPortrait = size === 'm';
  return (
    <div className={size === 's' ? 'letter px-5 py-4' : 'letter'} data-placeholder>
      <Skeleton className="bg-ink/10 h-5 w-30" />
      <Skeleton className="bg-ink/10 mt-5 w-full" />
      <Skeleton className="bg-ink/10 mt-3 w-3/5" />
      <div className="mt-6 flex items-center gap-3">
        {hasPortrait && <Skeleton className="bg-ink/10 size-10 rounded-full" />}
        <div className="grow">
          <Skeleton className="bg-ink/10 w-32" />
          <Skeleton className="bg-ink/10 mt-2 h-3 w-48 max-w-full" />
        </div>
      </div>
    </div>
  );
}
