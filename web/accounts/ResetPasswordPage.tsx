import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { invalidResetToken } from '#contract/errors.ts';
import { checkResetToken, passwordResetForm, resetPassword } from '#contract/password-reset.ts';
import { ApiError, call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import { AuthForm, AuthPage, NextStepLink } from './AuthPage.tsx';
import { lastingFailure, toastFailure } from './show-failure.ts';

const [, INVALID_TOKEN] = invalidResetToken;
const TO_LOGIN_AFTER_MS = 2_000;

export function ResetPasswordPage() {
  const [state, setState] = useResetState();
  const [hasTyped, setHasTyped] = useState(false);
  if (state === 'done') {
    return (
      <AuthPage
        title={t('Your new password is set')}
        text={t(
          "You've been signed out on every device, and any passkeys were removed. Sign in with your new password.",
        )}
      >
        <NextStepLink to={paths.login} label={t('Go to Login')} />
      </AuthPage>
    );
  }
  const isInvalid = state === 'invalid';
  return (
    <AuthPage
      title={isInvalid ? t('Invalid Reset Link') : t('Choose a new password')}
      text={
        isInvalid
          ? t('Each link works once, for one hour, and only the newest one counts.')
          : t('It replaces your old one, signs you out everywhere and removes any passkeys.')
      }
    >
      {isInvalid && (
        <Link
          to={paths.forgotPassword}
          className={buttonVariants({ size: 'lg', className: hasTyped ? 'mb-8 w-full' : 'w-full' })}
        >
          {t('Request a new link')}
        </Link>
      )}
      {(!isInvalid || hasTyped) && (
        <div onInput={() => setHasTyped(true)}>
          <ResetPasswordForm onState={setState} />
        </div>
      )}
    </AuthPage>
  );
}

/** Asks the server about the token; without one, goes on to the login. */
function useResetState() {
  const [query] = useSearchParams();
  const [token] = useState(query.get('token'));
  const [state, setState] = useState<'form' | 'invalid' | 'done'>(token ? 'form' : 'invalid');
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!token) {
      toastInvalidLink();
      const timer = setTimeout(() => navigate(paths.login, { replace: true }), TO_LOGIN_AFTER_MS);
      return () => clearTimeout(timer);
    }
    const check = new AbortController();
    call(checkResetToken, { body: { token }, signal: check.signal }).then(
      (answer) => {
        if (answer?.valid !== false || check.signal.aborted) return;
        setState('invalid');
        toastInvalidLink();
      },
      // If the check fails, submitting the form reports the error.
      () => undefined,
    );
    return () => check.abort();
  }, [token, navigate]);
  return [state, setState] as const;
}

function toastInvalidLink(): void {
  toast({
    title: t('Invalid reset link'),
    description: t('The password reset link is invalid or missing.'),
    variant: 'destructive',
  });
}

function ResetPasswordForm({ onState }: { onState: (state: 'invalid' | 'done') => void }) {
  const form = useForm(passwordResetForm, async ({ newPassword }, fail) => {
    const unchanged = t("Your password hasn't changed. Ask for a new link, or try again.");
    const token = new URLSearchParams(location.search).get('token');
    if (!token) {
      toast({ title: t('Error'), description: t('Reset token is missing.'), variant: 'destructive' });
      return fail({ root: unchanged });
    }
    try {
      await call(resetPassword, { body: { token, newPassword } });
      toast({ title: t('Password reset successful') });
      onState('done');
    } catch (error) {
      if (error instanceof ApiError && error.serverMessage === INVALID_TOKEN) onState('invalid');
      toastFailure(error, t('Failed to reset password'));
      fail({ root: lastingFailure(error, unchanged) });
    }
  });

  return (
    <AuthForm form={form} submitLabel={t('Reset password')} busyLabel={t('Saving...')}>
      <PasswordField
        label={t('New password')}
        error={form.errors.newPassword}
        hint={t('At least 6 characters.')}
        name="newPassword"
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        label={t('Confirm password')}
        error={form.errors.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        enterKeyHint="go"
      />
    </AuthForm>
  );
}
