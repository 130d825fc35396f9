import type { ComponentProps } from 'react';
import { type Workplace, workplaceForm } from '#contract/workplaces.ts';
import { lastingFailure } from '#web/accounts/show-failure.ts';
import { ApiError } from '#web/api/call.ts';
import { t, translateMessage } from '#web/language.ts';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import type { WorkplaceFields } from '#web/workplaces/queries.ts';

interface WorkplaceFormProps {
  submitLabel: string;
  workplace?: Workplace;
  save: (fields: WorkplaceFields) => Promise<unknown>;
  /** What the toast says afterwards. */
  done: string;
  onDone: () => void;
  /** The form stays open. */
  onFailure: (error: unknown) => void;
}

type WorkplaceDialogProps = Omit<WorkplaceFormProps, 'onDone'> &
  Omit<ComponentProps<typeof FormDialog>, 'children'>;

export function WorkplaceDialog({ title, description, trigger, ...form }: WorkplaceDialogProps) {
  return (
    <FormDialog title={title} description={description} trigger={trigger}>
      {(close) => <WorkplaceForm {...form} onDone={close} />}
    </FormDialog>
  );
}

function WorkplaceForm({ submitLabel, workplace, save, done, onDone, onFailure }: WorkplaceFormProps) {
  const form = useForm(workplaceForm, async (fields, fail) => {
    try {
      await save(fields);
      toast({ title: done });
      onDone();
    } catch (error) {
      onFailure(error);
      fail({ root: lastingFailure(error, whenRefused(error)) });
    }
  });

  return (
    <DialogForm form={form} submitLabel={submitLabel}>
      <TextField
        // For translators: a workplace's, a tracked code's
        label={t('Name#thing')}
        error={form.errors.name}
        name="name"
        defaultValue={workplace?.name}
        autoComplete="organization"
      />
      <TextField
        // For translators: a workplace's town or street
        label={t('Location#workplace')}
        error={form.errors.location}
        hint={t('Optional. A town, street or branch, to tell it apart.')}
        name="location"
        defaultValue={workplace?.location ?? ''}
        autoComplete="off"
      />
    </DialogForm>
  );
}

function whenRefused(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) return translateMessage(error.serverMessage ?? '');
  return error instanceof ApiError && error.status === 403
    ? t('Nothing was saved. A second workplace needs a paid plan.')
    : t('Nothing was saved. Please try again.');
}
