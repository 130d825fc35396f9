import { Download } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { downloadMyData } from '#contract/my-data.ts';
import { callFile } from '#web/api/call-file.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { toastFailure } from './say-failure.ts';

/** A link that any browser can follow. Followed by script, a failure is said here instead of saved as a file. */
export function DownloadMyData() {
  const [busy, setBusy] = useState(false);

  async function download(event: MouseEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      save(await callFile(downloadMyData));
      toast({ title: 'Your data is downloaded' });
    } catch (error) {
      toastFailure(error, 'Failed to download your data');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button asChild variant="secondary">
      <a href={downloadMyData.url} download aria-disabled={busy} onClick={(event) => void download(event)}>
        <Download aria-hidden className="max-sm:hidden" />
        Download my data
      </a>
    </Button>
  );
}

function save(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Safari reads the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
