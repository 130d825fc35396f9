import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { changeEmail, changePassword, updateMe } from '#contract/account-settings.ts';
import type { User } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import {
  changeMailPreferences,
  getMailPreferences,
  type MailPreferences,
  mailPreferences,
} from '#contract/mail-preferences.ts';
import { endSession, listSessions } from '#contract/sessions.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { ApiError, call } from '#web/api/call.ts';
import { fromDocument } from '#web/api/initial-data.ts';
import { nullOn401 } from '#web/api/read.ts';
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
    mutationFn: (body: BodyOf<typeof updateMe>) => call(updateMe, { body }),
    onSuccess: (updated, typed) => updateUser(updated ?? { ...user, ...typed }),
  });
}

export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeEmail>) => call(changeEmail, { body }),
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof changePassword>) => call(changePassword, { body }),
    async onSuccess() {
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
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

export const mailPreferencesQuery = queryOptions({
  ...fromDocument('mailPreferences', mailPreferences),
  queryKey: ['mail-preferences'],
  queryFn: () => call(getMailPreferences),
});

/** Shows the choice before the server has answered, and the former one if it refuses. */
export function useChangeMailPreferences() {
  const queryClient = useQueryClient();
  const { queryKey } = mailPreferencesQuery;
  const shown = () => queryClient.getQueryData(queryKey);
  return useMutation({
    // One after the other, since each sends all preferences.
    scope: { id: 'mail-preferences' },
    async mutationFn(change: Partial<MailPreferences>) {
      const preferences = shown();
      if (preferences) await call(changeMailPreferences, { body: { ...preferences, ...change } });
    },
    onMutate(change) {
      const before = shown();
      queryClient.setQueryData(queryKey, (now) => now && { ...now, ...change });
      return before;
    },
    onError(_error, change, before) {
      const names = Object.keys(change) as (keyof MailPreferences)[];
      queryClient.setQueryData(queryKey, (now) => {
        if (!now || !before) return now;
        // A later choice stays.
        const unsaved = names.filter((name) => JSON.stringify(now[name]) === JSON.stringify(change[name]));
        return { ...now, ...Object.fromEntries(unsaved.map((name) => [name, before[name]])) };
      });
    },
    onSuccess(_, change) {
      // Review lists include whether low ratings are folded.
      if ('foldLowRatings' in change) queryClient.removeQueries({ queryKey: ['reviews'] });
    },
  });
}
