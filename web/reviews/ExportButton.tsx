import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { csvFileName, reviewsCsv } from '#web/reviews/csv.ts';
import { fetchAllReviews } from '#web/reviews/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';

interface ExportButtonProps {
  /** Null for all workplaces. */
  workplaceId: number | null;
  disabled: boolean;
}

export function ExportButton({ workplaceId, disabled }: ExportButtonProps) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function exportCsv() {
    if (busy) return;
    setBusy(true);
    try {
      const workplaces = await queryClient.fetchQuery(workplacesQuery);
      const pieces = await reviewsCsv(fetchAllReviews(workplaceId), workplaces);
      if (pieces) saveFile(new File(pieces, csvFileName(new Date()), { type: 'text/csv;charset=utf-8' }));
    } catch {
      toast({ title: 'Error', description: 'Failed to export reviews', variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="secondary"
      size="lg"
      className="px-4 max-sm:grow"
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={() => void exportCsv()}
    >
      <Download aria-hidden />
      Export CSV
    </Button>
  );
}
