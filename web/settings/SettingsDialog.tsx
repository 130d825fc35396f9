import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { User } from '#contract/accounts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';

interface SettingsDialogProps {
  title: string;
  description: string;
  /** The button that opens it. */
  trigger: ReactNode;
  children: (close: () => void) => ReactNode;
}

export function SettingsDialog({ title, description, trigger, children }: SettingsDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent title={title} description={description}>
        {children(() => setOpen(false))}
      </DialogContent>
    </Dialog>
  );
}

interface SettingsFormProps {
  /** Why the last try failed. */
  error: string | undefined;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  variant?: ComponentProps<typeof Button>['variant'];
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
}

export function SettingsForm({
  error,
  submitLabel,
  busyLabel,
  busy,
  variant,
  onSubmit,
  children,
}: SettingsFormProps) {
  return (
    <form
      method="post"
      noValidate
      onSubmit={busy ? (event) => event.preventDefault() : onSubmit}
      className="grid gap-6"
    >
      <FormError message={error} />
      {children}
      <DialogActions className="mt-0">
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" variant={variant} aria-disabled={busy}>
          {busy ? busyLabel : submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}

interface CurrentPasswordProps {
  user: User;
  /** Called where the field is rendered: of several wrong fields the one registered first takes the focus. */
  register: () => UseFormRegisterReturn;
  error: string | undefined;
  hint?: string;
}

/** The password once more, before something that a borrowed phone must not do. */
export function CurrentPassword({ user, register, error, hint }: CurrentPasswordProps) {
  return (
    <Field label="Password" error={error} hint={hint}>
      {(field) => (
        <>
          {/* Tells password managers whose password this is. */}
          <input hidden readOnly autoComplete="username" value={user.username} />
          <PasswordInput {...field} {...register()} autoComplete="current-password" />
        </>
      )}
    </Field>
  );
}
