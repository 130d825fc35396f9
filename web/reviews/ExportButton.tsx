import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_PAGE_SIZE } from '#contract/fields.ts';
import { listReviews, type Review } from '#contract/reviews.ts';
import { readPage } from '#web/api/core-reads.ts';
import { t } from '#web/language.ts';
import { csvFileName, reviewsCsv } from '#web/reviews/csv.ts';
import { matches, type ReviewFilter } from '#web/reviews/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';
import type { ButtonVariants } from '#web/ui/variants.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';

interface ExportButtonProps extends ButtonVariants {
  filter: ReviewFilter;
  disabled?: boolean;
  className?: string;
}

export function ExportButton({ filter, ...button }: ExportButtonProps) {
  const queryClient = useQueryClient();
  const { isPending, mutate } = useMutation({
    async mutationFn() {
      // If that fails, their reviews are named General, as on the page.
      const workplaces = await queryClient.fetchQuery(workplacesQuery).catch(() => []);
      const pieces = await reviewsCsv(fetchAllReviews(filter), workplaces);
      if (pieces) saveFile(new File(pieces, csvFileName(new Date()), { type: 'text/csv;charset=utf-8' }));
    },
    onError: () =>
      toast({ title: t('Error'), description: t('Failed to export reviews'), variant: 'destructive' }),
  });

  return (
    <Button {...button} aria-disabled={isPending || undefined} onClick={() => isPending || mutate()}>
      {t('Export CSV')}
    </Button>
  );
}

/** Yields pages of reviews, or null if signed out. */
async function* fetchAllReviews(filter: ReviewFilter): AsyncGenerator<Review[] | null> {
  let cursor: string | null = null;
  do {
    const page: { items: Review[]; next: string | null } | null = await readPage(listReviews, {
      query: { limit: MAX_PAGE_SIZE, cursor, ...filter },
    });
    if (!page) {
      yield null;
      return;
    }
    yield page.items.filter(matches(filter));
    cursor = page.next;
  } while (cursor !== null);
}
