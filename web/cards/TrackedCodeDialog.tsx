import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type TrackedCode, trackedCodeChange } from '#contract/tracked-codes.ts';
import { showFailure } from '#web/accounts/show-failure.ts';
import type { TrackedCodeChange } from '#web/cards/queries.ts';
import { t } from '#web/language.ts';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input, NativeSelect } from '#web/ui/Input.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

interface TrackedCodeFormProps {
  submitLabel: string;
  /** Shown if the error has no message. */
  failure: string;
  /** Set when editing. */
  trackedCode?: TrackedCode;
  onSubmit: (change: TrackedCodeChange) => Promise<void>;
}

interface TrackedCodeDialogProps extends TrackedCodeFormProps {
  title: string;
  description: string;
  /** The trigger. */
  children: ReactNode;
}

export function TrackedCodeDialog({
  title,
  description,
  children,
  onSubmit,
  ...form
}: TrackedCodeDialogProps) {
  return (
    <FormDialog title={title} description={description} trigger={children}>
      {(close) => <TrackedCodeForm {...form} onSubmit={(change) => onSubmit(change).then(close)} />}
    </FormDialog>
  );
}

function TrackedCodeForm({ submitLabel, failure, trackedCode, onSubmit }: TrackedCodeFormProps) {
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  // State, since the select lacks it until the workplaces have loaded.
  const [workplaceId, setWorkplaceId] = useState(trackedCode?.workplaceId ?? null);
  const form = useForm(
    trackedCodeChange,
    (change, fail) => onSubmit(change).catch((error) => showFailure(error, fail, failure)),
    (data) => ({ name: data.get('name'), workplaceId, isOff: data.has('isOff') }),
  );

  return (
    <DialogForm form={form} submitLabel={submitLabel}>
      <Field
        label={t('Name#thing')}
        error={form.errors.name}
        hint={t('Only you see this, e.g. “Table tents by the window”.')}
      >
        {(control) => <Input {...control} name="name" defaultValue={trackedCode?.name} autoComplete="off" />}
      </Field>
      {/* For translators: a label: what the code opens */}
      <Field label={t('Opens')} error={form.errors.workplaceId}>
        {(control) => (
          <NativeSelect
            {...control}
            value={workplaceId ?? ''}
            onChange={(event) => setWorkplaceId(Number(event.target.value) || null)}
          >
            <option value="">{t('Your general page')}</option>
            {workplaces.map((workplace) => (
              <option key={workplace.id} value={workplace.id}>
                {workplaceLabel(workplace)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {trackedCode && (
        <label className="flex cursor-pointer items-start gap-3">
          <input
            type="checkbox"
            name="isOff"
            defaultChecked={trackedCode.offAt !== null}
            aria-describedby="tracked-code-off"
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span>
            <span className="block font-semibold">{t('Turned off')}</span>
            <span id="tracked-code-off" className="block text-sm text-ink-muted">
              {t("People who scan it are told the link isn't valid. You can turn it back on.")}
            </span>
          </span>
        </label>
      )}
    </DialogForm>
  );
}
