import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { endSession, listSessions } from '#contract/accounts.ts';
import { changeMailSettings, getMailSettings, type MailSettings } from '#contract/mail-settings.ts';
import { ApiError, call } from '#web/api/call.ts';
import { read } from '#web/api/query-client.ts';

/** Whoever looks here wants to know who is in now: an old answer would not say. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await read(listSessions)) ?? [],
  staleTime: 0,
});

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await call(endSession, { params: { id } });
      } catch (error) {
        // One that is over already is what was wanted.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** null when nobody is signed in. */
export const mailSettingsQuery = queryOptions({
  queryKey: ['mail-settings'],
  queryFn: () => read(getMailSettings),
});

export function useChangeMailSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (settings: MailSettings) => call(changeMailSettings, { body: settings }),
    onSuccess(_, settings) {
      queryClient.setQueryData(mailSettingsQuery.queryKey, settings);
      // Lists of reviews say whether low ratings are folded.
      queryClient.removeQueries({ queryKey: ['reviews'] });
    },
  });
}
