import { useState } from 'react';
import { Link } from 'wouter';
import { forgotPassword, passwordForgotten } from '#contract/password-reset.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { richText } from '#web/ui/rich-text.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { AuthForm, AuthPage, NextStepLink } from './AuthPage.tsx';
import { EmailField } from './EmailField.tsx';
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
          <Link to={paths.login} className={`${textLink} leading-11`}>
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
  const form = useForm(passwordForgotten, async (typed, fail) => {
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
    <AuthForm form={form} submitLabel={t('Send reset link')} busyLabel={t('Sending...')}>
      <EmailField error={form.errors.email} enterKeyHint="send" />
    </AuthForm>
  );
}
