import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { type Workplace, workplaceForm } from '#contract/workplaces.ts';
import { lastingFailure } from '#web/accounts/show-failure.ts';
import { ApiError } from '#web/api/call.ts';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { TextField } from '#web/ui/Input.tsx';
import type { WorkplaceFields } from '#web/workplaces/queries.ts';

interface WorkplaceFormProps {
  submitLabel: string;
  workplace?: Workplace;
  onSubmit: (fields: WorkplaceFields) => Promise<void>;
  /** The form stays open. */
  onFailure: (error: unknown) => void;
}

interface WorkplaceDialogProps extends WorkplaceFormProps {
  title: string;
  description: string;
  /** The trigger button. */
  children: ReactNode;
}

export function WorkplaceDialog({ title, description, children, onSubmit, ...form }: WorkplaceDialogProps) {
  return (
    <FormDialog title={title} description={description} trigger={children}>
      {(close) => <WorkplaceForm {...form} onSubmit={(fields) => onSubmit(fields).then(close)} />}
    </FormDialog>
  );
}

function WorkplaceForm({ submitLabel, workplace, onSubmit, onFailure }: WorkplaceFormProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(workplaceForm),
    defaultValues: { name: workplace?.name ?? '', location: workplace?.location ?? '' },
  });
  const { errors, isSubmitting } = formState;

  const save = handleSubmit(({ name, location }) =>
    onSubmit({ name, location: location || null }).catch((error) => {
      onFailure(error);
      setError('root', { message: lastingFailure(error, whenRefused(error)) });
    }),
  );

  return (
    <DialogForm submitLabel={submitLabel} busy={isSubmitting} failure={errors.root?.message} onSubmit={save}>
      <TextField
        label="Name"
        error={errors.name?.message}
        {...register('name')}
        autoComplete="organization"
      />
      <TextField
        label="Location"
        error={errors.location?.message}
        hint="Optional. A town, street or branch, to tell it apart."
        {...register('location')}
        autoComplete="off"
      />
    </DialogForm>
  );
}

function whenRefused(error: unknown): string {
  return error instanceof ApiError && error.status === 403
    ? 'Nothing was saved. A second workplace needs a paid plan.'
    : 'Nothing was saved. Please try again.';
}
