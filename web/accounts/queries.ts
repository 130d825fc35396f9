import { useMutation } from '@tanstack/react-query';
import { confirmEmail, forgotPassword, resetPassword } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { call } from '#web/api/call.ts';
import { useAuth } from './auth.tsx';

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof forgotPassword>) => call(forgotPassword, { body }),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof resetPassword>) => call(resetPassword, { body }),
  });
}

export function useConfirmEmail() {
  const { refreshUser } = useAuth();
  return useMutation({
    mutationFn: (body: BodyOf<typeof confirmEmail>) => call(confirmEmail, { body }),
    // If this fails, the next page load reads the new address.
    onSuccess: () => refreshUser().catch(() => undefined),
  });
}
