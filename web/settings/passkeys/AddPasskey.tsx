import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/DialogForm.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { sessionsQuery } from '../queries.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { useChangePasskeys } from './queries.ts';

interface AddPasskeyProps {
  user: User;
  hasOthers: boolean;
}

export function AddPasskey({ user, hasOthers }: AddPasskeyProps) {
  const change = useChangePasskeys();
  const { data: sessions } = useQuery(sessionsQuery);
  const device = sessions?.find(({ isCurrent }) => isCurrent)?.device ?? '';
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
          onConfirm={async (confirmation, fields) => {
            const { addPasskey } = await import('#web/accounts/passkeys/ceremonies.ts');
            await change.mutateAsync(() => addPasskey(confirmation, String(fields.get('name')).trim()));
            toast({ title: t('Passkey added') });
            close();
          }}
        >
          <TextField
            label={t('Name')}
            hint={t('To tell it apart later.')}
            name="name"
            defaultValue={device}
            maxLength={60}
            dir="auto"
            autoComplete="off"
          />
        </ConfirmForm>
      )}
    </FormDialog>
  );
}
