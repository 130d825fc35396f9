import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { changePassword, updateMe } from '#contract/account-settings.ts';
import type { User } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { endSession, listSessions } from '#contract/sessions.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { ApiError, call } from '#web/api/call.ts';
import { nullOn401 } from '#web/api/read.ts';
import { connectionsQuery } from './connections/queries.ts';
import { passkeysQuery } from './passkeys/queries.ts';
import { readPushDevice, renewPush } from './push-device.ts';

/** Never cached: people check it for a sign-in that just happened. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await nullOn401(call(listSessions))) ?? [],
  staleTime: 0,
});

export function useUpdateMe(user: User) {
  const { updateUser } = useAuth();
  return useMutation({
    // One after the other, since each answers with the whole user.
    scope: { id: 'me' },
    mutationFn: (body: BodyOf<typeof updateMe>) => call(updateMe, { body }),
    onSuccess: (updated, typed) => updateUser(updated ?? { ...user, ...typed }),
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    async onSuccess() {
      for (const { queryKey } of [sessionsQuery, passkeysQuery, connectionsQuery])
        void queryClient.invalidateQueries({ queryKey });
      // The new password ended this session too, and its notifications.
      await renewPush().catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey: pushQuery.queryKey });
    },
  });
}

/** Never cached: permissions change outside the app. */
export const pushQuery = queryOptions({ queryKey: ['push'], queryFn: readPushDevice, staleTime: 0 });

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await call(endSession, { params: { id } });
      } catch (error) {
        // The session has already ended.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
