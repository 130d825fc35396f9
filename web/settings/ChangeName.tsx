import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { nameChange, type User, updateMe } from '#contract/accounts.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { sayFailure } from '#web/accounts/say-failure.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { SettingsDialog, SettingsForm } from './SettingsDialog.tsx';

export function ChangeName({ user }: { user: User }) {
  return (
    <SettingsDialog
      title="Change your name"
      description="Customers only see your first name."
      trigger={
        <Button variant="secondary" aria-label="Change name">
          Change
        </Button>
      }
    >
      {(close) => <NameForm user={user} onDone={close} />}
    </SettingsDialog>
  );
}

function NameForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { updateUser } = useAuth();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(nameChange),
    defaultValues: { fullName: user.fullName },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (typed) => {
    try {
      updateUser((await call(updateMe, { body: typed })) ?? { ...user, ...typed });
      toast({ title: 'Name changed' });
      onDone();
    } catch (error) {
      sayFailure(error, setError, 'Failed to change name');
    }
  });

  return (
    <SettingsForm
      error={errors.root?.message}
      submitLabel="Save name"
      busyLabel="Saving..."
      busy={isSubmitting}
      onSubmit={submit}
    >
      <Field label="Full name" error={errors.fullName?.message}>
        {(control) => <Input {...control} {...register('fullName')} dir="auto" autoComplete="name" />}
      </Field>
    </SettingsForm>
  );
}
