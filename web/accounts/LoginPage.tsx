import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { credentials } from '#contract/accounts.ts';
import { ApiError, ConnectionError } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { TextField } from '#web/ui/Input.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { AuthForm, AuthPage } from './AuthPage.tsx';
import { useAuth, useRedirectSignedIn, useReturnPath } from './auth.tsx';
import { PasskeySignIn } from './passkeys/PasskeySignIn.tsx';
import { lastingFailure, toastError } from './show-failure.ts';
import { textLink } from './text-link.ts';

const BETWEEN_ATTEMPTS_MS = 1_000;
const RE_ENABLED_AFTER_MS = 500;

export function LoginPage() {
  useRedirectSignedIn(useReturnPath());
  const state = useHistoryState();
  return (
    <AuthPage
      title={t('Good to see you')}
      text={t('Sign in to read what your customers say.')}
      below={
        site.registration === 'open' &&
        richText(t('New here? <register>Create an account</register>'), {
          register: (text) => (
            <Link to={paths.register} state={state} className={textLink}>
              {text}
            </Link>
          ),
        })
      }
    >
      <LoginForm />
    </AuthPage>
  );
}

function LoginForm() {
  const { login } = useAuth();
  const [passkeyFailure, setPasskeyFailure] = useState<string>();
  const lastAttempt = useRef(Number.NEGATIVE_INFINITY);
  const password = useRef<HTMLInputElement>(null);
  const form = useForm(credentials, async (typed, fail) => {
    const now = performance.now();
    if (now - lastAttempt.current < BETWEEN_ATTEMPTS_MS) return;
    lastAttempt.current = now;
    setPasskeyFailure(undefined);
    try {
      const user = await login(typed);
      if (user) toast({ title: t('Login successful') });
    } catch (error) {
      const isUnreadable = !(error instanceof ApiError || error instanceof ConnectionError);
      const fallback = isUnreadable ? t('Please check your credentials') : t('Login failed');
      toastError(t('Login failed'), error, fallback);
      fail({ root: lastingFailure(error, t("That didn't work. Check your username and password.")) });
      if (error instanceof ApiError) {
        password.current?.focus();
        password.current?.select();
      }
    }
    await new Promise((resolve) => setTimeout(resolve, RE_ENABLED_AFTER_MS));
  });

  return (
    <AuthForm
      form={form}
      failure={passkeyFailure}
      submitLabel={t('Sign in')}
      busyLabel={t('Signing in...')}
      more={
        <>
          <ForgotPasswordLink />
          <PasskeySignIn isBusy={form.isSubmitting} onFailure={setPasskeyFailure} />
        </>
      }
    >
      <TextField
        label={t('Username')}
        error={form.errors.username}
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PasswordField
        label={t('Password')}
        error={form.errors.password}
        ref={password}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
    </AuthForm>
  );
}

function ForgotPasswordLink() {
  return (
    <p className="text-center leading-11">
      <Link to={paths.forgotPassword} className={textLink}>
        {t('Forgot password?')}
      </Link>
    </p>
  );
}
