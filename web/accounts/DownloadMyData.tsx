import { useMutation } from '@tanstack/react-query';
import { downloadMyData } from '#contract/my-data.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { ConnectionError, send } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';
import { buttonVariants } from '#web/ui/variants.ts';

/** A plain link would save an error response as a file, so a script follows it. */
export function DownloadMyData() {
  const { isPending, mutate } = useMutation({
    mutationFn: async () => saveFile(await fetchFile()),
    onSuccess: () => toast({ title: t('Data downloaded') }),
    onError: (error) => toastFailure(error, t('Failed to download your data')),
  });

  return (
    <a
      href={downloadMyData.url}
      download
      aria-disabled={isPending}
      onClick={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
      className={buttonVariants({ variant: 'secondary' })}
    >
      {t('Download my data')}
    </a>
  );
}

async function fetchFile(): Promise<File> {
  const response = await send(downloadMyData);
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, name = 'download'] = /filename="([^"]+)"/.exec(disposition) ?? [];
  const body = await response.blob().catch((error) => {
    throw new ConnectionError(error);
  });
  return new File([body], name, { type: body.type });
}
