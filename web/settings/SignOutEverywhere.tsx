import { useForm } from 'react-hook-form';
import { useAuth } from '#web/accounts/auth.tsx';
import { toastFailure } from '#web/accounts/say-failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { toast } from '#web/ui/toast.ts';

export function SignOutEverywhere() {
  return (
    <FormDialog
      title="Sign out everywhere?"
      description="Every browser and phone in which you are signed in is signed out at once, this one too. Your account, your link and your reviews stay as they are."
      trigger={
        <Button variant="secondary" className="mt-3 max-sm:w-full">
          Sign out everywhere
        </Button>
      }
    >
      {() => <Confirmation />}
    </FormDialog>
  );
}

function Confirmation() {
  const { logoutEverywhere } = useAuth();
  const { handleSubmit, formState } = useForm();

  const submit = handleSubmit(async () => {
    try {
      await logoutEverywhere();
      toast({ title: 'Signed out everywhere' });
    } catch (error) {
      toastFailure(error, 'Failed to sign out everywhere');
    }
  });

  return (
    <DialogForm
      submitLabel="Sign out everywhere"
      busyLabel="Signing out..."
      busy={formState.isSubmitting}
      onSubmit={submit}
    >
      <p className="-mt-2 text-ink-muted">
        If somebody else may know your password, change it first: that signs out your other devices as well.
      </p>
    </DialogForm>
  );
}
