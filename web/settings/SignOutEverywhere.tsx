import { type FormEvent, useState } from 'react';
import { useAuth } from '#web/accounts/auth.tsx';
import { toastFailure } from '#web/accounts/say-failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { SettingsDialog, SettingsForm } from './SettingsDialog.tsx';

export function SignOutEverywhere() {
  return (
    <SettingsDialog
      title="Sign out everywhere?"
      description="Every browser and phone in which you are signed in is signed out at once, this one too. Your account, your link and your reviews stay as they are."
      trigger={
        <Button variant="secondary" className="mt-3 max-sm:w-full">
          Sign out everywhere
        </Button>
      }
    >
      {() => <Confirmation />}
    </SettingsDialog>
  );
}

function Confirmation() {
  const { logoutEverywhere } = useAuth();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      await logoutEverywhere();
      toast({ title: 'Signed out everywhere' });
    } catch (error) {
      setFailure(toastFailure(error, 'Failed to sign out everywhere'));
      setBusy(false);
    }
  }

  return (
    <SettingsForm
      error={failure}
      submitLabel="Sign out everywhere"
      busyLabel="Signing out..."
      busy={busy}
      onSubmit={(event) => void submit(event)}
    >
      <p className="-mt-2 text-ink-muted">
        If somebody else may know your password, change it first: that signs out your other devices as well.
      </p>
    </SettingsForm>
  );
}
