import type { ComponentProps, ReactNode } from 'react';
import type { z } from 'zod/mini';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { toast } from '#web/ui/toast.ts';
import { type FormErrors, useForm } from '#web/ui/use-form.ts';
import { showFailure } from './show-at-field.ts';

/** What shows a failure, or the text for one that has no message of its own. */
type OnFailure = string | ((error: unknown, fail: (errors: FormErrors) => void) => void);

interface SavingFormProps<Schema extends z.ZodMiniType>
  extends Omit<ComponentProps<typeof DialogForm>, 'form' | 'children'> {
  schema: Schema;
  save: (values: z.output<Schema>) => Promise<unknown>;
  read?: (data: FormData) => unknown;
  failed: OnFailure;
  /** What the toast says afterwards. */
  done?: Parameters<typeof toast>[0];
  onDone: () => void;
  children?: (errors: ReturnType<typeof useForm<Schema>>['errors']) => ReactNode;
}

/** The form of a dialog: it saves, says so, and closes the dialog. */
export function SavingForm<Schema extends z.ZodMiniType>({
  schema,
  save,
  read,
  failed,
  done,
  onDone,
  children,
  ...buttons
}: SavingFormProps<Schema>) {
  const form = useForm(
    schema,
    async (values, fail) => {
      try {
        await save(values);
        if (done) toast(done);
        onDone();
      } catch (error) {
        if (typeof failed === 'string') showFailure(error, fail, failed);
        else failed(error, fail);
      }
    },
    read,
  );
  return (
    <DialogForm form={form} {...buttons}>
      {children?.(form.errors)}
    </DialogForm>
  );
}

type SavingDialogProps<Schema extends z.ZodMiniType> = Omit<SavingFormProps<Schema>, 'onDone'> &
  Omit<ComponentProps<typeof FormDialog>, 'children'>;

export function SavingDialog<Schema extends z.ZodMiniType>({
  title,
  description,
  trigger,
  onCloseAutoFocus,
  ...form
}: SavingDialogProps<Schema>) {
  return (
    <FormDialog {...{ title, description, trigger, onCloseAutoFocus }}>
      {(close) => <SavingForm {...form} onDone={close} />}
    </FormDialog>
  );
}
