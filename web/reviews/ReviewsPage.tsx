import { type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { searchWords } from '#contract/text/folding.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { isFiltered, type ReviewFilter, UNFILTERED } from '#web/reviews/queries.ts';
import { Readers } from '#web/reviews/Readers.tsx';
import { ReviewPlaceholder } from '#web/reviews/ReviewLetter.tsx';
import { ReviewList } from '#web/reviews/ReviewList.tsx';
import { Months, ReviewTools, useSearchText } from '#web/reviews/ReviewTools.tsx';
import { MoreTools, TakeAway } from '#web/reviews/TakeAway.tsx';
import { useReviews } from '#web/reviews/use-reviews.ts';
import { Button } from '#web/ui/Button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState, sayIfOffline } from '#web/ui/ErrorState.tsx';
import { Indexed } from '#web/ui/Indexed.tsx';
import { ShowMoreOnScroll } from '#web/ui/ShowMore.tsx';
import { MessageSquareText } from '#web/ui/signed-in-icons.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

export function ReviewsPage() {
  const [choice, setChoice] = useState(UNFILTERED);
  const { searched, clear, ...search } = useSearchText();
  const filter = { ...choice, search: searched || null };
  const found = useReviews(filter);
  const { workplaces, reviews } = found;
  const isEmpty = reviews?.length === 0;
  const hasNone = isEmpty && !isFiltered(filter);
  const isWide = useIsWide();
  const taken = { filter, isEmpty: isEmpty === true };
  const tools = (
    <>
      <ReviewTools
        filter={choice}
        workplaces={workplaces}
        isEmpty={hasNone}
        onChange={setChoice}
        search={search}
      >
        <MoreTools {...taken} />
      </ReviewTools>
      {isWide && (
        <>
          {!hasNone && <Months filter={choice} onChange={setChoice} />}
          <div className="-ms-2 mt-5 flex flex-col items-start">
            <TakeAway {...taken} />
          </div>
        </>
      )}
    </>
  );
  return (
    <>
      <div className="mb-1.5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:mb-6">
        <h1 className="voice-l">{t('My Reviews')}</h1>
        <Readers reviews={reviews} />
      </div>
      <Indexed index={tools}>
        {found.hasNoWorkplaces && <WorkplacesMissing onRetry={found.retry} />}
        {searched && <Searched search={searched} isEmpty={isEmpty} onClear={clear} />}
        <FoundReviews found={found} words={searchWords(searched)}>
          {!searched && (
            <NoReviews
              {...choice}
              workplace={workplaces?.find(({ id }) => id === filter.workplaceId)?.name}
              onShowAll={() => setChoice(UNFILTERED)}
            />
          )}
        </FoundReviews>
      </Indexed>
    </>
  );
}

/** Whether there is room for an index at the side. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(WIDE);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

const WIDE = '(width >= 64rem)';

function WorkplacesMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="notice mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-warning"
    >
      <span className="min-w-0 grow basis-44">{sayIfOffline(t("Couldn't load your workplaces."))}</span>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </div>
  );
}

interface FoundReviewsProps {
  found: ReturnType<typeof useReviews>;
  words: readonly string[];
  /** Replaces an empty list. */
  children: ReactNode;
}

/** The document contains this many; the others appear once it has hydrated. */
const FIRST_LETTERS = 5;

function FoundReviews({ found, words, children }: FoundReviewsProps) {
  const { reviews, pages, pinned } = found;
  const isHydrated = useDeferredValue(useHydrated());
  if (found.isPending) {
    return (
      <div className="grid pt-11" aria-hidden="true">
        {Array.from({ length: FIRST_LETTERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
          <ReviewPlaceholder key={index} />
        ))}
      </div>
    );
  }
  if (!reviews) {
    const message = found.needsConnection
      ? t('Search needs an internet connection.')
      : t("Couldn't load your reviews.");
    return <ErrorState message={message} onRetry={found.retry} />;
  }
  if (reviews.length === 0) return children;
  return (
    <div aria-busy={pages.isPlaceholderData} className={cn(pages.isPlaceholderData && 'opacity-60')}>
      <ReviewList
        reviews={isHydrated ? reviews : reviews.slice(0, FIRST_LETTERS)}
        isWhole={!pages.hasNextPage}
        {...{ pinned, words }}
      />
      {pages.hasNextPage && (
        <ShowMoreOnScroll
          busy={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError}
          failure={t("Couldn't load more reviews.")}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </div>
  );
}

interface SearchedProps {
  search: string;
  isEmpty: boolean;
  onClear: () => void;
}

/** Tells screen readers that there is nothing. */
function Searched({ search, isEmpty, onClear }: SearchedProps) {
  return (
    <div role="status">
      {isEmpty && (
        <NothingFound
          title={t('No reviews match “{search}”', { search })}
          clear={t('Clear search')}
          onClear={onClear}
        />
      )}
    </div>
  );
}

interface NothingFoundProps {
  title: string;
  clear: string;
  onClear: () => void;
}

function NothingFound({ title, clear, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" onClick={onClear}>
          {clear}
        </Button>
      }
    />
  );
}

interface NoReviewsProps extends Pick<ReviewFilter, 'rating' | 'until'> {
  workplace: string | undefined;
  onShowAll: () => void;
}

function NoReviews({ onShowAll, ...filter }: NoReviewsProps) {
  const [, navigate] = useLocation();
  const { workplace } = filter;
  const title = filteredTitle(filter);
  if (title) return <NothingFound title={title} clear={t('Show all reviews')} onClear={onShowAll} />;
  return (
    <EmptyState
      icon={<MessageSquareText />}
      title={workplace ? t('No reviews for {workplace} yet', { workplace }) : t('No reviews yet')}
      text={t("Share the QR code or link from your dashboard. You'll see what customers write here.")}
      action={<Button onClick={() => navigate(paths.dashboard)}>{t('Go to Dashboard')}</Button>}
    />
  );
}

function filteredTitle({ rating, until, workplace }: Omit<NoReviewsProps, 'onShowAll'>): string | null {
  // A month is offered with its reviews, so another filter is set too.
  if (until !== null) return t('No reviews');
  if (rating === null) return null;
  return workplace
    ? plural('No {count}-star reviews for {workplace}|No {count}-star reviews for {workplace}', rating, {
        workplace,
      })
    : plural('No {count}-star reviews|No {count}-star reviews', rating);
}
