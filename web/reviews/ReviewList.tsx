import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { findWords } from '#contract/text/folding.ts';
import { t } from '#web/language.ts';
import { PinButton, pinButtonId } from '#web/reviews/PinButton.tsx';
import { PrivateAnswer } from '#web/reviews/PrivateAnswer.tsx';
import { ReadNew } from '#web/reviews/ReadNew.tsx';
import { ReviewLetter } from '#web/reviews/ReviewLetter.tsx';
import { type Dates, useDates } from '#web/ui/use-dates.ts';

interface ReviewListProps {
  /** Newest first. */
  reviews: readonly Review[];
  /** Shown on top and left out below. */
  pinned: readonly Review[];
  /** There are no more. */
  isWhole: boolean;
  /** A search marks them. */
  words: readonly string[];
}

export function ReviewList({ reviews, pinned, isWhole, words }: ReviewListProps) {
  const onMove = useFocusThatMoves(pinned);
  const wereUnread = useWereUnread(reviews);
  const { monthAndYear } = useDates();
  const letters = { words, onMove };
  const pinnedIds = new Set(pinned.map(({ id }) => id));
  const [fresh = [], others = []] = [true, false].map((isFresh) =>
    reviews.filter(({ id }) => !pinnedIds.has(id) && wereUnread.has(id) === isFresh),
  );
  const months = groupBy(others, monthAndYear);
  // One month says nothing that its dates don't.
  const isOneMonth = isWhole && months.length === 1 && fresh.length + pinned.length === 0;
  return (
    <div className={isOneMonth ? 'pt-3' : 'max-lg:pt-5'}>
      {fresh.length > 0 && <Group label={t('New#reviews')} reviews={fresh} areNew {...letters} />}
      {pinned.length > 0 && <Group label={t('Pinned')} reviews={pinned} {...letters} />}
      {months.map(({ label, reviews }) => (
        <Group key={label} label={isOneMonth ? '' : label} reviews={reviews} {...letters} />
      ))}
    </div>
  );
}

/** What is read stays in its place until the list is left, so that nothing moves. */
function useWereUnread(reviews: readonly Review[]): ReadonlySet<number> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const more = reviews.filter(({ id, isUnread }) => isUnread && !ids.has(id));
  if (more.length > 0) setIds(new Set([...ids, ...more.map(({ id }) => id)]));
  return ids;
}

/** A review that moves takes the focus of its pin button along; for a pointer the page stays where it is. */
function useFocusThatMoves(pinned: readonly Review[]) {
  const moved = useRef<{ id: number; preventScroll: boolean }>(null);
  const order = pinned.map(({ id }) => id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another order moves the button
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return;
    const { id, preventScroll } = moved.current;
    document.getElementById(pinButtonId(id))?.focus({ preventScroll });
  }, [order]);

  return (id: number, by: 'keyboard' | 'pointer') => {
    moved.current = { id, preventScroll: by === 'pointer' };
  };
}

interface ReviewGroup {
  label: string;
  reviews: readonly Review[];
}

/** A review without a valid date stays with the ones before it. */
function groupBy(reviews: readonly Review[], monthOf: Dates['monthAndYear']): ReviewGroup[] {
  const months = new Map<string, Review[]>();
  let label = '';
  for (const review of reviews) {
    label = monthOf(review.createdAt) ?? label;
    const month = months.get(label);
    if (month) month.push(review);
    else months.set(label, [review]);
  }
  return [...months].map(([label, reviews]) => ({ label, reviews }));
}

interface GroupProps extends ReviewGroup, Pick<ReviewListProps, 'words'> {
  areNew?: boolean;
  onMove: ComponentProps<typeof PinButton>['onMove'];
}

function Group({ label, reviews, words, areNew = false, onMove }: GroupProps) {
  const labelId = useId();
  const newest = reviews.find(({ isUnread }) => isUnread);
  return (
    <div>
      {label && (
        <p
          id={labelId}
          data-sticky-label
          className="first-letter:uppercase sticky top-0 z-10 bg-paper pt-2 pb-1 text-sm font-semibold text-ink-muted"
        >
          {label}
        </p>
      )}
      <ul aria-labelledby={label ? labelId : undefined} className="letters">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewLetter
              review={review}
              wasUnread={areNew}
              headingLevel="h2"
              {...(words.length > 0 && { mark: (text: string) => markWords(text, words) })}
              aside={<PinButton review={review} onMove={onMove} />}
            >
              <PrivateAnswer review={review} />
              {areNew && review === newest && <ReadNew review={review} />}
            </ReviewLetter>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The text with the words of a search marked, wherever the server finds them. */
function markWords(text: string, words: readonly string[]): ReactNode {
  return partsOf(text, words).map(({ part, isMarked }, index) => {
    const Part = isMarked ? 'mark' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <Part key={index} className={isMarked ? MARK : undefined}>
        {part}
      </Part>
    );
  });
}

const MARK = 'rounded-sm bg-tint text-ink underline decoration-accent decoration-2 underline-offset-2';

function partsOf(text: string, words: readonly string[]) {
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const [from, to] of findWords(text, words)) isMarked.fill(true, from, to);
  const bounds = [...isMarked.keys()].filter((at) => at > 0 && isMarked[at] !== isMarked[at - 1]);
  return [0, ...bounds].map((from, index) => ({
    part: text.slice(from, bounds[index]),
    isMarked: isMarked[from] === true,
  }));
}
