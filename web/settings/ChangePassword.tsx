import { passwordChangeForm, type User } from '#contract/accounts.ts';
import { showFailure } from '#web/accounts/show-failure.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useChangePassword } from './queries.ts';

export function ChangePassword({ user }: { user: User }) {
  return (
    <FormDialog
      title={t('Change your password')}
      description={t("You'll stay signed in here. Your other devices will be signed out.")}
      trigger={
        <Button variant="secondary" aria-label={t('Change password')}>
          {t('Change')}
        </Button>
      }
    >
      {(close) => <PasswordForm user={user} onDone={close} />}
    </FormDialog>
  );
}

function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const changePassword = useChangePassword();
  const form = useForm(passwordChangeForm, async ({ password, newPassword }, fail) => {
    try {
      await changePassword.mutateAsync({ password, newPassword });
      toast({ title: t('Password changed') });
      onDone();
    } catch (error) {
      showFailure(error, fail, t('Failed to change password'));
    }
  });

  return (
    <DialogForm form={form} submitLabel={t('Save password')} busyLabel={t('Saving...')}>
      <CurrentPassword
        user={user}
        name="password"
        error={form.errors.password}
        hint={t('Your current password.')}
      />
      <PasswordField
        label={t('New password')}
        error={form.errors.newPassword}
        hint={t('At least 6 characters.')}
        name="newPassword"
        autoComplete="new-password"
      />
      <PasswordField
        label={t('Confirm password')}
        error={form.errors.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
      />
    </DialogForm>
  );
}
