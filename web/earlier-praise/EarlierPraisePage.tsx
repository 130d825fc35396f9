import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { t } from '#web/language.ts';
import { ReviewPlaceholder } from '#web/reviews/ReviewLetter.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Plus } from '#web/ui/later-icons.tsx';
import { ShowMore } from '#web/ui/ShowMore.tsx';
import { ImportPraise } from './ImportPraise.tsx';
import { PraiseDialog } from './PraiseDialog.tsx';
import { PraiseLetter } from './PraiseLetter.tsx';
import { praiseQuery, useAddPraise } from './queries.ts';

export function EarlierPraisePage() {
  const title = useRef<HTMLHeadingElement>(null);
  const add = useAddPraise();
  const [isImporting, setImporting] = useState(false);
  return (
    <div className="max-w-190">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grow basis-72">
          <h1 ref={title} tabIndex={-1} className="voice-l outline-none">
            {t('Earlier praise')}
          </h1>
          <p className="mt-2 max-w-2xl text-ink-muted">
            {t(
              "Words people wrote about you elsewhere. They're kept apart: they don't count as reviews and aren't in your average.",
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <PraiseDialog
            title={t('Add praise')}
            trigger={
              <Button>
                <Plus aria-hidden />
                {t('Add praise')}
              </Button>
            }
            save={add.mutateAsync}
            done={{ title: t('Praise added') }}
            submitLabel={t('Add praise')}
          />
          <Button
            variant="secondary"
            aria-expanded={isImporting}
            aria-controls={isImporting ? 'import' : undefined}
            onClick={() => setImporting(!isImporting)}
          >
            {t('Import')}
          </Button>
        </div>
      </div>
      {isImporting && (
        <Card id="import" className="mb-5">
          <CardContent>
            <ImportPraise
              onDone={() => {
                setImporting(false);
                title.current?.focus();
              }}
            />
          </CardContent>
        </Card>
      )}
      <Card>
        <CardContent>
          <PraiseList title={title} />
        </CardContent>
      </Card>
    </div>
  );
}

function PraiseList({ title }: { title: RefObject<HTMLElement | null> }) {
  const { data, isPending, hasNextPage, refetch, fetchNextPage, ...pages } = useInfiniteQuery(praiseQuery);
  if (isPending) return <ReviewPlaceholder />;
  if (!data) return <ErrorState message={t("Couldn't load your earlier praise.")} onRetry={refetch} />;
  const praise = data.pages.flatMap(({ items }) => items);
  if (praise.length === 0)
    return (
      <EmptyState
        title={t('No earlier praise yet')}
        text={t('Add a sentence from Google, an email or a letter, or import a file from a review tool.')}
      />
    );
  return (
    <>
      <ul className="letters">
        {praise.map((piece) => (
          <li key={piece.id}>
            <PraiseLetter praise={piece} title={title} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <ShowMore
          busy={pages.isFetchingNextPage}
          failed={pages.isFetchNextPageError}
          failure={t("Couldn't load more praise.")}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  );
}
