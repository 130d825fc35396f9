import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getEmailStatus, retryEmail } from '#contract/email-status.ts';
import { call } from '#web/api/call.ts';
import { documentQuery } from '#web/api/document-queries.ts';
import { t } from '#web/language.ts';
import { toast } from '#web/ui/toast.ts';
import { toastFailure } from './show-failure.ts';

/** Read again when the person comes back from their mails, where the link may have been opened. */
export const emailStatusQuery = queryOptions({
  ...documentQuery('emailStatus', getEmailStatus, { signedOut: null }),
  staleTime: ({ state: { data } }) => (data?.state === 'confirmed' ? 5 * 60_000 : 5_000),
  refetchOnWindowFocus: ({ state: { data } }) => data != null && data.state !== 'confirmed',
});

/** Sends the link again, or tries a refused address again. */
export function useRetryEmail() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(retryEmail),
    onSuccess(status) {
      queryClient.setQueryData(emailStatusQuery.queryKey, status);
      const isConfirmed = status?.state === 'confirmed';
      toast({ title: isConfirmed ? t('Your emails are on their way') : t('Confirmation email sent') });
    },
    onError: (error) => toastFailure(error, t('Failed to send the email')),
  });
  return { isPending, retry: () => isPending || mutate() };
}
