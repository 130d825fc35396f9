import { useState } from 'react';
import { Link } from 'wouter';
import { forgotPassword, passwordForgotten } from '#contract/password-reset.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { FormError } from '#web/ui/FormError.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { AuthPage, NextStepLink } from './AuthPage.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { lastingFailure, toastFailure } from './show-failure.ts';
import { textLink } from './text-link.ts';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <AuthPage
        title={t('Forgot your password?')}
        text={t("Enter your email and we'll send you a link to choose a new one.")}
        below={
          <Link to={paths.login} className={textLink}>
            {t('Back to login')}
          </Link>
        }
      >
        <ForgotPasswordForm onSent={setSentTo} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t('Check your email')}
      text={richText(
        t(
          'If <address>{email}</address> belongs to an account, a link is on its way. It works for one hour. Nothing there? Check your spam folder.',
          { email: sentTo },
        ),
        { address: (text) => <strong className="text-ink wrap-anywhere">{text}</strong> },
      )}
    >
      <NextStepLink to={paths.login} label={t('Back to login')} />
    </AuthPage>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { props, errors, isSubmitting } = useForm(passwordForgotten, async (typed, fail) => {
    try {
      await call(forgotPassword, { body: typed });
      toast({ title: t('Reset email sent') });
      onSent(typed.email);
    } catch (error) {
      toastFailure(error, t('Failed to send reset email'));
      fail({ root: lastingFailure(error, t('No email was sent. Check the address, then try again.')) });
    }
  });

  return (
    <form {...props} className="space-y-5">
      <FormError message={errors.root} />
      <TextField
        label={t('Email')}
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        enterKeyHint="send"
      />
      <SubmitButton label={t('Send reset link')} busyLabel={t('Sending...')} busy={isSubmitting} />
    </form>
  );
}
