import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from './Dialog.tsx';
import { FormError } from './FormError.tsx';

interface FormDialogProps {
  title: string;
  description: string;
  trigger: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** Mounts a new form each time it opens. */
export function FormDialog({ title, description, trigger, children }: FormDialogProps) {
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

interface DialogFormProps {
  submitLabel: string;
  busyLabel?: string;
  busy: boolean;
  /** Of the last attempt. */
  failure: string | undefined;
  variant?: ComponentProps<typeof Button>['variant'];
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
}

export function DialogForm({
  submitLabel,
  busyLabel = submitLabel,
  busy,
  failure,
  variant,
  onSubmit,
  children,
}: DialogFormProps) {
  return (
    <form noValidate onSubmit={busy ? (event) => event.preventDefault() : onSubmit} className="grid gap-6">
      <FormError message={failure} />
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
