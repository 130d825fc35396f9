import { useState } from 'react';
import { z } from 'zod/mini';
import { credentials, type User } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { removePasskey } from '#contract/passkeys.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm } from '#web/ui/DialogForm.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { CurrentPassword } from '../CurrentPassword.tsx';

const passwordForm = z.object({ password: credentials.shape.password });

interface ConfirmFormProps {
  user: User;
  submitLabel: string;
  busyLabel: string;
  variant?: 'destructive';
  failed: string;
  /** Offers a passkey instead of the password. */
  hasPasskey: boolean;
  /** A passkey that can't confirm this. */
  except?: number;
  onConfirm: (confirmation: BodyOf<typeof removePasskey>) => Promise<void>;
}

/** Confirms with the password, or a passkey. */
export function ConfirmForm({
  user,
  submitLabel,
  busyLabel,
  variant,
  failed,
  hasPasskey,
  except,
  onConfirm,
}: ConfirmFormProps) {
  const [failure, setFailure] = useState<string>();
  const form = useForm(passwordForm, async ({ password }, fail) => {
    setFailure(undefined);
    try {
      await onConfirm({ password });
    } catch (error) {
      const { showPasskeyFailure } = await import('#web/accounts/passkeys/ceremonies.ts');
      showPasskeyFailure(error, fail, failed);
    }
  });

  async function confirmByPasskey() {
    setFailure(undefined);
    const { confirmWithPasskey, showPasskeyFailure } = await import('#web/accounts/passkeys/ceremonies.ts');
    try {
      await onConfirm({ passkey: await confirmWithPasskey(except) });
    } catch (error) {
      showPasskeyFailure(error, ({ root }) => setFailure(root), failed);
    }
  }

  const shown = { ...form, errors: failure ? { ...form.errors, root: failure } : form.errors };
  return (
    <DialogForm form={shown} submitLabel={submitLabel} busyLabel={busyLabel} variant={variant}>
      <div className="grid gap-6">
        <CurrentPassword
          user={user}
          name="password"
          error={form.errors.password}
          hint={t("To make sure it's you.")}
        />
        {hasPasskey && (
          <Button
            variant="ghost"
            className="-ms-5 justify-self-start"
            onClick={() => void confirmByPasskey()}
          >
            {t('Use a passkey instead')}
          </Button>
        )}
      </div>
    </DialogForm>
  );
}
