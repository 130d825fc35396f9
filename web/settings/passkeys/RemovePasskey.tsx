import type { Passkey } from '#contract/passkeys.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormDialog } from '#web/ui/DialogForm.tsx';
import { toast } from '#web/ui/toast.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { removePasskey, useChangePasskeys } from './queries.ts';

interface RemovePasskeyProps {
  passkey: Passkey;
  hasOthers: boolean;
}

export function RemovePasskey({ passkey: { id, name }, hasOthers }: RemovePasskeyProps) {
  const { user } = useAuth();
  const change = useChangePasskeys();
  if (!user) return null;
  return (
    <FormDialog
      title={t('Remove this passkey?')}
      description={t(
        "It won't sign you in any more. You can then delete it from your device or password manager too.",
      )}
      trigger={
        <Button variant="secondary" size="sm" aria-label={t('Remove {name}', { name })}>
          {/* For translators: a button: takes a passkey from the account */}
          {t('Remove')}
        </Button>
      }
    >
      {(close) => (
        <ConfirmForm
          user={user}
          submitLabel={t('Remove')}
          busyLabel={t('Removing...')}
          variant="destructive"
          failed={t('Failed to remove the passkey')}
          hasPasskey={hasOthers}
          except={id}
          onConfirm={async (confirmation) => {
            await change.mutateAsync(() => removePasskey(id, confirmation));
            toast({ title: t('Passkey removed') });
            close();
          }}
        />
      )}
    </FormDialog>
  );
}
