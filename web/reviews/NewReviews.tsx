import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import { getUnreadReviews, MAX_UNREAD_COUNT, markReviewRead } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { toastError } from '#web/accounts/show-failure.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { LetterReader } from '#web/reviews/LetterReader.tsx';
import { reviewQuery, updateReviews } from '#web/reviews/listed-reviews.ts';
import { reviewStatsQuery, unreadReviewsQuery } from '#web/reviews/queries.ts';
import { useClose } from '#web/reviews/use-close.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

/** A letter that was on the screen for less stays unread. */
const READ_AFTER_MS = 1_000;

/**
 * Letters one by one, oldest first; closes where there are none.
 * @param first The id of the letter that a mail or an alert is about, before the others.
 */
export function NewReviews({ first }: { first: number | null }) {
  const onClose = useClose();
  const { data: stats } = useQuery(reviewStatsQuery);
  const { letters, left, isNothingNew, isCountKnown, change, markRead, readNext } = useSitting(first);
  const [at, setAt] = useState(0);
  const opened = letters[at];
  useMarkRead(opened, markRead);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isNothingNew) close();
  }, [isNothingNew]);
  if (letters.length === 0) return null;

  const following = letters.length - at - 1 + left;
  const onNext = async () => {
    const isMore = at + 1 < letters.length || (left > 0 && (await readNext()));
    // Pressed again while the next was on its way, it turns once.
    if (isMore) setAt((now) => (now === at ? at + 1 : now));
    else if (left > 0) return;
    // A single letter needs no ending.
    else if (opened && letters.length > 1) setAt(letters.length);
    else onClose();
  };
  return (
    <LetterReader
      title={t('Your new reviews')}
      review={opened}
      onChange={change}
      progress={{ at, total: letters.length + left }}
      next={
        opened ? (
          <Button size="lg" onClick={() => void onNext()}>
            {following === 0
              ? t('Done')
              : isCountKnown
                ? plural('Next, {count} more|Next, {count} more', following)
                : t('Next#letter')}
          </Button>
        ) : (
          <Link to={paths.show} transition className={buttonVariants({ size: 'lg' })}>
            {t('Show my code')}
          </Link>
        )
      }
      onNext={() => void onNext()}
      onBack={at > 0 ? () => setAt(at - 1) : undefined}
      onClose={onClose}
    >
      <p className="voice-xl animate-rise">
        <span className="block">{t("That's all.")}</span>
        {stats && (
          <span>{plural('You have {count} review.|You have {count} reviews.', stats.totalReviews)}</span>
        )}
      </p>
    </LetterReader>
  );
}

/** The letters shown until now, and how many unread ones are left. */
function useSitting(firstId: number | null) {
  const { data: unread, isFetching, refetch } = useQuery({ ...unreadReviewsQuery, refetchOnMount: 'always' });
  const first = useQuery({ ...reviewQuery(firstId ?? 0), enabled: firstId !== null });
  const [letters, setLetters] = useState<Review[]>([]);
  const opening = first.isLoading ? undefined : (first.data ?? unread?.oldest[0]);
  if (letters.length === 0 && opening) setLetters([opening]);

  const isNew = ({ id }: Review) => letters.every((letter) => letter.id !== id);
  async function readNext(): Promise<boolean> {
    const last = letters.findLast(({ id }) => id !== firstId);
    try {
      const known = unread?.oldest.find(isNew);
      const more = known ? [known] : (await call(getUnreadReviews, { query: { after: last?.id } })).oldest;
      const next = more.filter(isNew);
      // The customer took it back, or it was read on another device.
      if (next.length === 0) await refetch();
      setLetters((before) => [
        ...before,
        ...next.filter(({ id }) => !before.some((letter) => letter.id === id)),
      ]);
      return next.length > 0;
    } catch (error) {
      toastError(t('Error'), error, t("Couldn't load your reviews."));
      return false;
    }
  }

  const count = unread?.count ?? 0;
  return {
    letters,
    left: Math.max(0, count - letters.filter(({ isUnread }) => isUnread).length),
    isNothingNew: letters.length === 0 && !first.isLoading && !isFetching,
    isCountKnown: count < MAX_UNREAD_COUNT,
    change: (changed: Review) =>
      setLetters((before) => before.map((letter) => (letter.id === changed.id ? changed : letter))),
    markRead: (id: number) => setLetters((before) => before.map(asRead(id))),
    readNext,
  };
}

const asRead = (id: number) => (review: Review) =>
  review.id === id ? { ...review, isUnread: false } : review;

function useMarkRead(review: Review | undefined, onRead: (id: number) => void): void {
  const queryClient = useQueryClient();
  const id = review?.isUnread ? review.id : undefined;
  const markRead = useEffectEvent(onRead);

  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const mark = async () => {
      await call(markReviewRead, { params: { id } });
      updateReviews(queryClient, asRead(id));
      queryClient.setQueryData(unreadReviewsQuery.queryKey, (unread) =>
        unread && unread.count < MAX_UNREAD_COUNT ? { ...unread, count: unread.count - 1 } : unread,
      );
      markRead(id);
      await queryClient.invalidateQueries({ queryKey: unreadReviewsQuery.queryKey });
    };
    const wait = () => {
      clearTimeout(timer);
      // If it fails, the letter stays unread until the next visit.
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => mark().catch(() => undefined), READ_AFTER_MS);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [queryClient, id]);
}
