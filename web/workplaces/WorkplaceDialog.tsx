import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Workplace, workplaceForm } from '#contract/workplaces.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { Input } from '#web/ui/Input.tsx';
import type { WorkplaceFields } from '#web/workplaces/queries.ts';

interface WorkplaceFormProps {
  submitLabel: string;
  workplace?: Workplace;
  onSubmit: (fields: WorkplaceFields) => Promise<void>;
  /** What was typed stays; returns the message that was said. */
  onFailure: (error: unknown) => string;
}

interface WorkplaceDialogProps extends WorkplaceFormProps {
  title: string;
  description: string;
  /** The button that opens it. */
  children: ReactNode;
}

export function WorkplaceDialog({ title, description, children, onSubmit, ...form }: WorkplaceDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent title={title} description={description}>
        <WorkplaceForm
          {...form}
          onSubmit={async (fields) => {
            await onSubmit(fields);
            setOpen(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function WorkplaceForm({ submitLabel, workplace, onSubmit, onFailure }: WorkplaceFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(workplaceForm),
    defaultValues: { name: workplace?.name ?? '', location: workplace?.location ?? '' },
  });
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(({ name, location }) =>
    onSubmit({ name, location: location || null }).catch((error) =>
      setError('root', { message: onFailure(error) }),
    ),
  );

  return (
    <form
      noValidate
      onSubmit={isSubmitting ? (event) => event.preventDefault() : save}
      className="grid gap-6"
    >
      <FormError message={errors.root?.message} />
      <Field label="Name" error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} autoComplete="organization" />}
      </Field>
      <Field
        label="Location"
        error={errors.location?.message}
        hint="Optional: a town, a street or a branch, if that tells it apart."
      >
        {(control) => <Input {...control} {...register('location')} autoComplete="off" />}
      </Field>
      <DialogActions className="mt-0">
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" aria-disabled={isSubmitting}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
