import { type MouseEvent, useState } from 'react';
import { downloadMyData } from '#contract/my-data.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { callFile } from '#web/api/call-file.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';

/** A plain link would save an error response as a file, so a script follows it. */
export function DownloadMyData() {
  const [busy, setBusy] = useState(false);

  async function download(event: MouseEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await callFile(downloadMyData));
      toast({ title: 'Data downloaded' });
    } catch (error) {
      toastFailure(error, 'Failed to download your data');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button asChild variant="secondary">
      <a href={downloadMyData.url} download aria-disabled={busy} onClick={(event) => void download(event)}>
        Download my data
      </a>
    </Button>
  );
}
