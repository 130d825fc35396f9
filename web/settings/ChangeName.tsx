import { nameChange } from '#contract/account-settings.ts';
import type { User } from '#contract/accounts.ts';
import { useSavingForm } from '#web/accounts/use-saving-form.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUpdateMe } from './queries.ts';

export function ChangeName({ user }: { user: User }) {
  return (
    <FormDialog
      // For translators: a title, not a command
      title={t('Change your name')}
      // For translators: what is before the first space
      description={t('Customers only see your first name.')}
      trigger={
        <Button variant="secondary" aria-label={t('Change name')}>
          {t('Change')}
        </Button>
      }
    >
      {(close) => <NameForm user={user} onDone={close} />}
    </FormDialog>
  );
}

function NameForm({ user, onDone }: { user: User; onDone: () => void }) {
  const updateMe = useUpdateMe(user);
  const form = useSavingForm(nameChange, t('Failed to change name'), async (typed) => {
    await updateMe.mutateAsync(typed);
    toast({ title: t('Name changed') });
    onDone();
  });

  return (
    <DialogForm form={form} submitLabel={t('Save name')} busyLabel={t('Saving...')}>
      <TextField
        label={t('Full name')}
        error={form.errors.fullName}
        name="fullName"
        defaultValue={user.fullName}
        dir="auto"
        autoComplete="name"
      />
    </DialogForm>
  );
}
