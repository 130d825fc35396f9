import { type Passkey, passkeyName } from '#contract/passkeys.ts';
import { showFailure } from '#web/accounts/show-failure.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { renamePasskey, useChangePasskeys } from './queries.ts';

export function RenamePasskey({ passkey }: { passkey: Passkey }) {
  return (
    <FormDialog
      title={t('Rename the passkey')}
      description={t('To tell it apart later.')}
      trigger={
        <Button variant="secondary" size="sm" aria-label={t('Edit {name}', { name: passkey.name })}>
          {t('Edit')}
        </Button>
      }
    >
      {(close) => <NameForm passkey={passkey} onDone={close} />}
    </FormDialog>
  );
}

function NameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const change = useChangePasskeys();
  const form = useForm(passkeyName, async ({ name }, fail) => {
    try {
      await change.mutateAsync(() => renamePasskey(passkey.id, name));
      toast({ title: t('Name changed') });
      onDone();
    } catch (error) {
      showFailure(error, fail, t('Failed to rename the passkey'));
    }
  });
  return (
    <DialogForm form={form} submitLabel={t('Save name')} busyLabel={t('Saving...')}>
      <TextField
        label={t('Name')}
        error={form.errors.name}
        name="name"
        defaultValue={passkey.name}
        dir="auto"
        autoComplete="off"
      />
    </DialogForm>
  );
}
