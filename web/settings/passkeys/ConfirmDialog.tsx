import { type ComponentProps, useState } from 'react';
import { z } from 'zod/mini';
import { credentials, type User } from '#contract/accounts.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { removePasskey } from '#contract/passkeys.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { CurrentPassword } from '../CurrentPassword.tsx';
import { useChangePasskeys } from './queries.ts';

type Confirmation = BodyOf<typeof removePasskey>;

interface ConfirmFormProps extends Omit<ComponentProps<typeof DialogForm>, 'form' | 'children'> {
  user: User;
  change: (confirmation: Confirmation) => Promise<unknown>;
  failed: string;
  /** What the toast says afterwards. */
  done: string;
  onDone: () => void;
  /** Offers a passkey instead of the password. */
  hasPasskey: boolean;
  /** A passkey that can't confirm this. */
  except?: number;
}

type ConfirmDialogProps = Omit<ConfirmFormProps, 'onDone'> &
  Omit<ComponentProps<typeof FormDialog>, 'children'>;

/** Changes passkeys, confirmed by the password or a passkey. */
export function ConfirmDialog({ title, description, trigger, ...form }: ConfirmDialogProps) {
  return (
    <FormDialog title={title} description={description} trigger={trigger}>
      {(close) => <ConfirmForm {...form} onDone={close} />}
    </FormDialog>
  );
}

const passwordForm = z.object({ password: credentials.shape.password });

/** Confirms with the password, or a passkey. */
function ConfirmForm(props: ConfirmFormProps) {
  const { user, change, failed, done, onDone, hasPasskey, except, ...buttons } = props;
  const { mutateAsync } = useChangePasskeys();
  const [failure, setFailure] = useState<string>();

  async function confirm(confirmation: Confirmation) {
    await mutateAsync(() => change(confirmation));
    toast({ title: done });
    onDone();
  }

  const form = useForm(passwordForm, async ({ password }, fail) => {
    setFailure(undefined);
    try {
      await confirm({ password });
    } catch (error) {
      const { showPasskeyFailure } = await import('#web/accounts/passkeys/ceremonies.ts');
      showPasskeyFailure(error, fail, failed);
    }
  });

  async function confirmByPasskey() {
    setFailure(undefined);
    const { confirmWithPasskey, showPasskeyFailure } = await import('#web/accounts/passkeys/ceremonies.ts');
    try {
      await confirm({ passkey: await confirmWithPasskey(except) });
    } catch (error) {
      showPasskeyFailure(error, ({ root }) => setFailure(root), failed);
    }
  }

  const errors = failure ? { ...form.errors, root: failure } : form.errors;
  return (
    <DialogForm form={{ ...form, errors }} {...buttons}>
      <div className="grid gap-6">
        <CurrentPassword user={user} error={errors.password} hint={t("To make sure it's you.")} />
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
