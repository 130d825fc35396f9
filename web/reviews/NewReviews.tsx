import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import { MAX_UNREAD_COUNT, markReviewRead } from '#contract/my-reviews.ts';
import type { Review } from '#contract/reviews.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { LetterReader, type ReaderClosing } from '#web/reviews/LetterReader.tsx';
import { reviewStatsQuery, unreadReviewsQuery, updateReviews } from '#web/reviews/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

/** A letter that was on the screen for less stays unread. */
const READ_AFTER_MS = 1_000;

/** The unread letters one by one, oldest first; closes where there are none. */
export function NewReviews(closing: ReaderClosing) {
  const { data, isFetching, refetch } = useQuery({ ...unreadReviewsQuery, refetchOnMount: 'always' });
  const { data: stats } = useQuery(reviewStatsQuery);
  const [opened, setOpened] = useState(data?.oldest[0]);
  const [isOver, setOver] = useState(false);
  if (!opened && data?.oldest[0]) setOpened(data.oldest[0]);
  useMarkRead(opened);
  const isNothingNew = !opened && !isFetching && data?.count === 0;
  const close = useEffectEvent(closing.onClose);
  useEffect(() => {
    if (isNothingNew) close();
  }, [isNothingNew]);
  if (!data || !opened) return null;

  const following = data.oldest.filter(({ id }) => id > opened.id);
  const left = data.count - (data.oldest.length - following.length);
  const onNext = async () => {
    // The others may still be on their way.
    const unread = following.length === 0 && left > 0 ? (await refetch()).data : data;
    const next = unread?.oldest.find(({ id }) => id > opened.id);
    if (next) setOpened(next);
    else if (left <= 0) setOver(true);
  };
  return (
    <LetterReader
      title={t('Your new reviews')}
      review={!isOver && opened}
      onChange={setOpened}
      next={
        isOver ? (
          <Link to={paths.show} className={buttonVariants({ size: 'lg' })}>
            {t('Show my code')}
          </Link>
        ) : (
          <Button onClick={() => void onNext()}>
            {left > 0 && data.count < MAX_UNREAD_COUNT
              ? plural('Next, {count} more|Next, {count} more', left)
              : t('Next#letter')}
          </Button>
        )
      }
      onNext={isOver ? closing.onClose : () => void onNext()}
      {...closing}
    >
      <p className="voice-xl animate-rise">
        <span className="block">{t("That's all.")}</span>
        {stats && <span>{plural('{count} good word.|{count} good words.', stats.totalReviews)}</span>}
      </p>
    </LetterReader>
  );
}

function useMarkRead(review: Review | undefined): void {
  const queryClient = useQueryClient();
  const id = review?.isUnread ? review.id : undefined;

  useEffect(() => {
    if (id === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const mark = async () => {
      await call(markReviewRead, { params: { id } });
      updateReviews(queryClient, (each) => (each.id === id ? { ...each, isUnread: false } : each));
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
