import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listPasskeys } from '#contract/passkeys.ts';
import { call } from '#web/api/call.ts';

/** Never cached: people check it for a passkey that was just added. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: () => call(listPasskeys),
  staleTime: 0,
});

/** Runs a change and then reloads the list. */
export function useChangePasskeys() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
}
