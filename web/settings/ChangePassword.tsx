import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { passwordChangeForm, type User } from '#contract/accounts.ts';
import { showFailure } from '#web/accounts/show-failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { toast } from '#web/ui/toast.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useChangePassword } from './queries.ts';

export function ChangePassword({ user }: { user: User }) {
  return (
    <FormDialog
      title="Change your password"
      description="You'll stay signed in here. Your other devices will be signed out."
      trigger={
        <Button variant="secondary" aria-label="Change password">
          Change
        </Button>
      }
    >
      {(close) => <PasswordForm user={user} onDone={close} />}
    </FormDialog>
  );
}

function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const changePassword = useChangePassword();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(passwordChangeForm),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password, newPassword }) => {
    try {
      await changePassword.mutateAsync({ password, newPassword });
      toast({ title: 'Password changed' });
      onDone();
    } catch (error) {
      showFailure(error, setError, 'Failed to change password');
    }
  });

  return (
    <DialogForm
      submitLabel="Save password"
      busyLabel="Saving..."
      busy={isSubmitting}
      failure={errors.root?.message}
      onSubmit={submit}
    >
      <CurrentPassword
        user={user}
        {...register('password')}
        error={errors.password?.message}
        hint="Your current password."
      />
      <PasswordField
        label="New password"
        error={errors.newPassword?.message}
        hint="At least 6 characters."
        {...register('newPassword')}
        autoComplete="new-password"
      />
      <PasswordField
        label="Confirm password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
        autoComplete="new-password"
      />
    </DialogForm>
  );
}
