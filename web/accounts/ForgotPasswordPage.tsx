import { useState } from 'react';
import { Link } from 'wouter';
import { forgotPassword, passwordForgotten } from '#contract/accounts.ts';
import { call } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { FormError } from '#web/ui/FormError.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import { AuthPage } from './AuthPage.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { lastingFailure, toastFailure } from './show-failure.ts';
import { textLink } from './text-link.ts';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <AuthPage
        title="Forgot your password?"
        text="Enter your email and we'll send you a link to choose a new one."
        below={
          <Link to={paths.login} className={textLink}>
            Back to login
          </Link>
        }
      >
        <ForgotPasswordForm onSent={setSentTo} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title="Check your email"
      text={
        <>
          If <strong className="text-ink wrap-anywhere">{sentTo}</strong> belongs to an account, a link is on
          its way. It works for one hour. Nothing there? Check your spam folder.
        </>
      }
    >
      <Link to={paths.login} className={buttonVariants({ size: 'lg', className: 'w-full' })}>
        Back to login
      </Link>
    </AuthPage>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { props, errors, isSubmitting } = useForm(passwordForgotten, async (typed, fail) => {
    try {
      await call(forgotPassword, { body: typed });
      toast({ title: 'Reset email sent' });
      onSent(typed.email);
    } catch (error) {
      toastFailure(error, 'Failed to send reset email');
      fail({ root: lastingFailure(error, 'No email was sent. Check the address, then try again.') });
    }
  });

  return (
    <form {...props} className="space-y-5">
      <FormError message={errors.root} />
      <TextField
        label="Email"
        error={errors.email}
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        enterKeyHint="send"
      />
      <SubmitButton label="Send reset link" busyLabel="Sending..." busy={isSubmitting} />
    </form>
  );
}
