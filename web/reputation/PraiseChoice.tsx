import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_PRAISE_PER_LINK } from '#contract/employer-links.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { originOf } from '#web/earlier-praise/origin.ts';
import { praiseQuery } from '#web/earlier-praise/queries.ts';
import { blank, t } from '#web/language.ts';
import { ShownChoice } from '#web/reputation/ShownChoice.tsx';
import { ShowMore } from '#web/ui/ShowMore.tsx';

/** Shown only to professionals who have some. */
export function PraiseChoice({ error }: { error: string | undefined }) {
  const { user } = useAuth();
  const { data, ...pages } = useInfiniteQuery(praiseQuery);
  const [chosen, setChosen] = useState<number[]>([]);
  const praise = data?.pages.flatMap((page) => page.items) ?? [];
  if (praise.length === 0) return null;
  return (
    <ShownChoice
      {...{ chosen, error }}
      name="praiseIds"
      legend={t('Earlier praise to show')}
      items={praise}
      max={MAX_PRAISE_PER_LINK}
      onChoose={setChosen}
      summary={({ words, name, ...origin }) => (
        <>
          <span dir="auto" className="font-voice words-s line-clamp-2 wrap-anywhere">
            {words}
          </span>
          <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-muted">
            {name && <bdi className="min-w-0 font-semibold wrap-anywhere text-ink">{name}</bdi>}
            {blank()}
            <span>{originOf(origin, user?.fullName ?? '')}</span>
          </span>
        </>
      )}
      more={
        pages.hasNextPage && (
          <ShowMore
            busy={pages.isFetchingNextPage}
            failed={pages.isFetchNextPageError}
            failure={t("Couldn't load more praise.")}
            onMore={() => void pages.fetchNextPage()}
          />
        )
      }
    />
  );
}
