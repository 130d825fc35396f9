import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { type TrackedCode, trackedCodeChange } from '#contract/tracked-codes.ts';
import { SavingForm } from '#web/accounts/SavingDialog.tsx';
import type { TrackedCodeChange } from '#web/cards/queries.ts';
import { t } from '#web/language.ts';
import { SelectField, TextField } from '#web/ui/Input.tsx';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { WorkplaceOptions } from '#web/workplaces/WorkplaceOptions.tsx';

interface TrackedCodeFormProps
  extends Pick<ComponentProps<typeof SavingForm>, 'submitLabel' | 'failed' | 'done' | 'onDone'> {
  trackedCode?: TrackedCode;
  save: (change: TrackedCodeChange) => Promise<unknown>;
}

export function TrackedCodeForm({ trackedCode, ...form }: TrackedCodeFormProps) {
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  // State, since the select lacks it until the workplaces have loaded.
  const [workplaceId, setWorkplaceId] = useState(trackedCode?.workplaceId ?? null);
  const read = (data: FormData) => ({ name: data.get('name'), workplaceId, isOff: data.has('isOff') });

  return (
    <SavingForm schema={trackedCodeChange} read={read} {...form}>
      {(errors) => (
        <>
          <TextField
            label={t('Name#thing')}
            error={errors.name}
            hint={t('Only you see this, e.g. “Table tents by the window”.')}
            name="name"
            defaultValue={trackedCode?.name}
            autoComplete="off"
          />
          <SelectField
            name="workplaceId"
            label={t('Opens')}
            error={errors.workplaceId}
            value={workplaceId ?? ''}
            onChange={(event) => setWorkplaceId(Number(event.target.value) || null)}
          >
            <option value="">{t('Your general page')}</option>
            <WorkplaceOptions workplaces={workplaces} />
          </SelectField>
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
        </>
      )}
    </SavingForm>
  );
}
