import { type ComponentProps, type ReactNode, useState } from 'react';
import { t } from '#web/language.ts';
import { Button } from './Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from './Dialog.tsx';
import { FormError } from './FormError.tsx';
import type { Form } from './use-form.ts';

interface FormDialogProps extends Pick<ComponentProps<typeof DialogContent>, 'onCloseAutoFocus'> {
  title: string;
  description: string;
  trigger: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** Mounts a new form each time it opens. */
export function FormDialog({ trigger, children, ...content }: FormDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent {...content}>{children(() => setOpen(false))}</DialogContent>
    </Dialog>
  );
}

interface DialogFormProps {
  form: Form;
  submitLabel: string;
  busyLabel?: string;
  variant?: ComponentProps<typeof Button>['variant'];
  children: ReactNode;
}

export function DialogForm({
  form: { props, errors, isSubmitting },
  submitLabel,
  busyLabel = submitLabel,
  variant,
  children,
}: DialogFormProps) {
  return (
    <form {...props} className="grid gap-6">
      <FormError message={errors.root} />
      {children}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="secondary">{t('Cancel')}</Button>
        </DialogClose>
        <Button type="submit" variant={variant} aria-disabled={isSubmitting}>
          {isSubmitting ? busyLabel : submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
