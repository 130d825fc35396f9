import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { passwordForgotten } from '#contract/accounts.ts';
import { paths } from '#web/paths.ts';
import { buttonStyles } from '#web/ui/Button.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { AuthPage } from './AuthPage.tsx';
import { useForgotPassword } from './queries.ts';
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
      <Link to={paths.login} className={buttonStyles({ size: 'lg', className: 'w-full' })}>
        Back to login
      </Link>
    </AuthPage>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const forgotPassword = useForgotPassword();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(passwordForgotten),
  });

  const submit = handleSubmit(async (typed) => {
    try {
      await forgotPassword.mutateAsync(typed);
      toast({ title: 'Reset email sent' });
      onSent(typed.email);
    } catch (error) {
      toastFailure(error, 'Failed to send reset email');
      setError('root', {
        message: lastingFailure(error, 'No email was sent. Check the address, then try again.'),
      });
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-5">
      <FormError message={formState.errors.root?.message} />
      <TextField
        label="Email"
        error={formState.errors.email?.message}
        {...register('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        enterKeyHint="send"
      />
      <SubmitButton label="Send reset link" busyLabel="Sending..." busy={formState.isSubmitting} />
    </form>
  );
}
