import { changeEmail, emailChange } from '#contract/account-settings.ts';
import type { User } from '#contract/accounts.ts';
import { useSavingForm } from '#web/accounts/use-saving-form.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

interface ChangeEmailProps {
  user: User;
  onSent: (newEmail: string) => void;
}

export function ChangeEmail({ user, onSent }: ChangeEmailProps) {
  return (
    <FormDialog
      title={t('Change your email')}
      description={t("We'll send a link to your new address. Nothing changes until you open it.")}
      trigger={
        <Button variant="secondary" aria-label={t('Change email')}>
          {t('Change')}
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
  const form = useSavingForm(emailChange, t('Failed to change email'), async (typed) => {
    await call(changeEmail, { body: typed });
    toast({ title: t('Confirmation email sent') });
    onSent(typed.email);
  });

  return (
    <DialogForm form={form} submitLabel={t('Send link')} busyLabel={t('Sending...')}>
      <TextField
        label={t('Email')}
        error={form.errors.email}
        hint={t('Your new address.')}
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        enterKeyHint="next"
      />
      <CurrentPassword
        user={user}
        name="password"
        error={form.errors.password}
        hint={t("To make sure it's you.")}
      />
    </DialogForm>
  );
}
