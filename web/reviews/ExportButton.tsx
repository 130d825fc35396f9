import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '#web/language.ts';
import { csvFileName, reviewsCsv } from '#web/reviews/csv.ts';
import { fetchAllReviews, type ReviewFilter } from '#web/reviews/queries.ts';
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
  const [busy, setBusy] = useState(false);

  async function exportCsv() {
    if (busy) return;
    setBusy(true);
    try {
      // Without them, their reviews are named General, as on the page.
      const workplaces = await queryClient.fetchQuery(workplacesQuery).catch(() => []);
      const pieces = await reviewsCsv(fetchAllReviews(filter), workplaces);
      if (pieces) saveFile(new File(pieces, csvFileName(new Date()), { type: 'text/csv;charset=utf-8' }));
    } catch {
      toast({ title: t('Error'), description: t('Failed to export reviews'), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button {...button} aria-disabled={busy || undefined} onClick={() => void exportCsv()}>
      {t('Export CSV')}
    </Button>
  );
}
