import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { changePassword, passwordChangeForm, type User } from '#contract/accounts.ts';
import { sayFailure } from '#web/accounts/say-failure.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { sessionsQuery } from './queries.ts';
import { CurrentPassword, SettingsDialog, SettingsForm } from './SettingsDialog.tsx';

export function ChangePassword({ user }: { user: User }) {
  return (
    <SettingsDialog
      title="Change your password"
      description="You stay signed in here. Every other device has to sign in again."
      trigger={
        <Button variant="secondary" aria-label="Change password">
          Change
        </Button>
      }
    >
      {(close) => <PasswordForm user={user} onDone={close} />}
    </SettingsDialog>
  );
}

function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(passwordChangeForm),
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password, newPassword }) => {
    try {
      await call(changePassword, { body: { password, newPassword } });
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      toast({ title: 'Password changed' });
      onDone();
    } catch (error) {
      sayFailure(error, setError, 'Failed to change password');
    }
  });

  return (
    <SettingsForm
      error={errors.root?.message}
      submitLabel="Save password"
      busyLabel="Saving..."
      busy={isSubmitting}
      onSubmit={submit}
    >
      <CurrentPassword
        user={user}
        register={() => register('password')}
        error={errors.password?.message}
        hint="The one you have now."
      />
      <Field label="New password" error={errors.newPassword?.message} hint="At least 6 characters.">
        {(control) => <PasswordInput {...control} {...register('newPassword')} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />
        )}
      </Field>
    </SettingsForm>
  );
}
