import type { ComponentProps } from 'react';
import { type Workplace, workplaceForm } from '#contract/workplaces.ts';
import { SavingDialog } from '#web/accounts/SavingDialog.tsx';
import { lastingFailure } from '#web/accounts/show-failure.ts';
import { ApiError } from '#web/api/call.ts';
import { t, translateMessage } from '#web/language.ts';
import { TextField } from '#web/ui/Input.tsx';

interface WorkplaceDialogProps
  extends Omit<ComponentProps<typeof SavingDialog<typeof workplaceForm>>, 'schema' | 'failed' | 'children'> {
  workplace?: Workplace;
  /** The form stays open. */
  onFailure: (error: unknown) => void;
}

export function WorkplaceDialog({ workplace, onFailure, ...dialog }: WorkplaceDialogProps) {
  return (
    <SavingDialog
      schema={workplaceForm}
      failed={(error, fail) => {
        onFailure(error);
        fail({ root: lastingFailure(error, whenRefused(error)) });
      }}
      {...dialog}
    >
      {(errors) => (
        <>
          <TextField
            label={t('Name#thing')}
            error={errors.name}
            name="name"
            defaultValue={workplace?.name}
            autoComplete="organization"
          />
          <TextField
            label={t('Location#workplace')}
            error={errors.location}
            hint={t('Optional. A town, street or branch, to tell it apart.')}
            name="location"
            defaultValue={workplace?.location ?? ''}
            autoComplete="off"
          />
        </>
      )}
    </SavingDialog>
  );
}

function whenRefused(error: unknown): string {
  if (error instanceof ApiError && error.status === 409) return translateMessage(error.serverMessage ?? '');
  return error instanceof ApiError && error.status === 403
    ? t('Nothing was saved. A second workplace needs a paid plan.')
    : t('Nothing was saved. Please try again.');
}
