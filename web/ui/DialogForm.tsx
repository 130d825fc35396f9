import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from './Dialog.tsx';

interface FormDialogProps {
  title: string;
  description: string;
  /** The button that opens it. */
  trigger: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A dialog with a form in it: each opening begins with a fresh one. */
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
  /** In place of `submitLabel` while the form is sent. */
  busyLabel?: string;
  busy: boolean;
  variant?: ComponentProps<typeof Button>['variant'];
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
}

/** The fields of a form in a dialog, and under them the buttons to cancel and submit. */
export function DialogForm({
  submitLabel,
  busyLabel = submitLabel,
  busy,
  variant,
  onSubmit,
  children,
}: DialogFormProps) {
  return (
    <form noValidate onSubmit={busy ? (event) => event.preventDefault() : onSubmit} className="grid gap-6">
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
