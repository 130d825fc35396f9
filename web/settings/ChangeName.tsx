import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { nameChange, type User } from '#contract/accounts.ts';
import { showFailure } from '#web/accounts/show-failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
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
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(nameChange),
    defaultValues: { fullName: user.fullName },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (typed) => {
    try {
      await changeName.mutateAsync(typed);
      toast({ title: 'Name changed' });
      onDone();
    } catch (error) {
      showFailure(error, setError, 'Failed to change name');
    }
  });

  return (
    <DialogForm
      submitLabel="Save name"
      busyLabel="Saving..."
      busy={isSubmitting}
      failure={errors.root?.message}
      onSubmit={submit}
    >
      <TextField
        label="Full name"
        error={errors.fullName?.message}
        {...register('fullName')}
        dir="auto"
        autoComplete="name"
      />
    </DialogForm>
  );
}
