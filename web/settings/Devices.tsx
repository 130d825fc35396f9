import { z } from 'zod/mini';
import { useAuth } from '#web/accounts/auth.tsx';
import { useSavingForm } from '#web/accounts/use-saving-form.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { toast } from '#web/ui/toast.ts';
import { Sessions } from './Sessions.tsx';

export function Devices() {
  return (
    <div id="devices">
      <SettingsRow title={t("Where you're signed in")} control={<SignOutEverywhere />} />
      <Sessions />
    </div>
  );
}

function SignOutEverywhere() {
  return (
    <FormDialog
      title={t('Sign out everywhere?')}
      description={t(
        'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.',
      )}
      trigger={<Button variant="secondary">{t('Sign out everywhere')}</Button>}
    >
      {() => <Confirmation />}
    </FormDialog>
  );
}

function Confirmation() {
  const { logoutEverywhere } = useAuth();
  const form = useSavingForm(z.object({}), t('Failed to sign out everywhere'), async () => {
    await logoutEverywhere();
    toast({ title: t('Signed out everywhere') });
  });

  return (
    <DialogForm form={form} submitLabel={t('Sign out everywhere')} busyLabel={t('Signing out...')}>
      <p className="-mt-2 text-ink-muted">
        {t('Does someone else know your password? Change it instead. That signs out your other devices too.')}
      </p>
    </DialogForm>
  );
}
