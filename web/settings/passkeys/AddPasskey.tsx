import type { User } from '#contract/accounts.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/DialogForm.tsx';
import { toast } from '#web/ui/toast.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { useChangePasskeys } from './queries.ts';

interface AddPasskeyProps {
  user: User;
  hasOthers: boolean;
}

export function AddPasskey({ user, hasOthers }: AddPasskeyProps) {
  const change = useChangePasskeys();
  return (
    <FormDialog
      title={t('Add a passkey')}
      description={t('Your device will ask for your face, your fingerprint or its screen lock.')}
      trigger={<Button variant="secondary">{t('Add a passkey')}</Button>}
    >
      {(close) => (
        <ConfirmForm
          user={user}
          submitLabel={t('Add a passkey')}
          busyLabel={t('Saving...')}
          failed={t('Failed to add the passkey')}
          hasPasskey={hasOthers}
          onConfirm={async (confirmation) => {
            const { addPasskey } = await import('#web/accounts/passkeys/ceremonies.ts');
            await change.mutateAsync(() => addPasskey(confirmation));
            toast({ title: t('Passkey added') });
            close();
          }}
        />
      )}
    </FormDialog>
  );
}
