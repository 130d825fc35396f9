import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { emailChange, type User } from '#contract/accounts.ts';
import { showFailure } from '#web/accounts/show-failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useChangeEmail } from './queries.ts';

interface ChangeEmailProps {
  user: User;
  onSent: (newEmail: string) => void;
}

export function ChangeEmail({ user, onSent }: ChangeEmailProps) {
  return (
    <FormDialog
      title="Change your email"
      description="We'll send a link to your new address. Nothing changes until you open it."
      trigger={
        <Button variant="secondary" aria-label="Change email">
          Change
        </Button>
      }
    >
      {(close) => (
        <EmailForm
          user={user}
          onSent={(newEmail) => {
            onSent(newEmail);
            close();
          }}
        />
      )}
    </FormDialog>
  );
}

function EmailForm({ user, onSent }: ChangeEmailProps) {
  const changeEmail = useChangeEmail();
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(emailChange) });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (typed) => {
    try {
      await changeEmail.mutateAsync(typed);
      toast({ title: 'Confirmation email sent' });
      onSent(typed.email);
    } catch (error) {
      showFailure(error, setError, 'Failed to change email');
    }
  });

  return (
    <DialogForm
      submitLabel="Send link"
      busyLabel="Sending..."
      busy={isSubmitting}
      failure={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        label="Email"
        error={errors.email?.message}
        hint="Your new address."
        {...register('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        enterKeyHint="next"
      />
      <CurrentPassword
        user={user}
        {...register('password')}
        error={errors.password?.message}
        hint="To make sure it's you."
      />
    </DialogForm>
  );
}
