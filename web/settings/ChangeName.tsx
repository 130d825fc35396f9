import { nameChange, type User } from '#contract/accounts.ts';
import { showFailure } from '#web/accounts/show-failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { useChangeName } from './queries.ts';

export function ChangeName({ user }: { user: User }) {
  return (
    <FormDialog
      title="Change your name"
      description="Customers only see your first name."
      trigger={
        <Button variant="secondary" aria-label="Change name">
          Change
        </Button>
      }
    >
      {(close) => <NameForm user={user} onDone={close} />}
    </FormDialog>
  );
}

function NameForm({ user, onDone }: { user: User; onDone: () => void }) {
  const changeName = useChangeName(user);
  const form = useForm(nameChange, async (typed, fail) => {
    try {
      await changeName.mutateAsync(typed);
      toast({ title: 'Name changed' });
      onDone();
    } catch (error) {
      showFailure(error, fail, 'Failed to change name');
    }
  });

  return (
    <DialogForm form={form} submitLabel="Save name" busyLabel="Saving...">
      <TextField
        label="Full name"
        error={form.errors.fullName}
        name="fullName"
        defaultValue={user.fullName}
        dir="auto"
        autoComplete="name"
      />
    </DialogForm>
  );
}
