import { z } from 'zod/mini';
import { useAuth } from '#web/accounts/auth.tsx';
import { useSavingForm } from '#web/accounts/use-saving-form.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { SettingsGroup } from '#web/ui/SettingsGroup.tsx';
import { toast } from '#web/ui/toast.ts';
import { Sessions } from './Sessions.tsx';

export function Devices() {
  return (
    <SettingsGroup
      id="devices"
      title={t("Where you're signed in")}
      text={t("Don't recognize a device? Sign it out.")}
    >
      <Sessions />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-4">
        <p className="text-sm text-ink-muted">
          {t('Or sign out on every browser and phone, including this one.')}
        </p>
        <SignOutEverywhere />
      </div>
    </SettingsGroup>
  );
}

function SignOutEverywhere() {
  return (
    <FormDialog
      title={t('Sign out everywhere?')}
      description={t(
        'This signs you out on every browser and phone, including this one. Your account, links and reviews stay the same.',
      )}
      trigger={
        <Button variant="secondary" className="max-sm:w-full">
          {t('Sign out everywhere')}
        </Button>
      }
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
