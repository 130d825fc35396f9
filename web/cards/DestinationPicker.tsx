import { useQuery } from '@tanstack/react-query';
import { textLink } from '#web/accounts/text-link.ts';
import { failureMessage } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import type { PrintOptions } from './print-options.ts';
import { trackedCodesQuery, useCreateTrackedCode } from './queries.ts';
import { sheets } from './sheets.ts';

export function DestinationPicker({ options }: { options: PrintOptions }) {
  const { data: trackedCodes = [], ...trackedCodesRead } = useQuery(trackedCodesQuery);
  const { data: workplaces = [], ...workplacesRead } = useQuery(workplacesQuery);
  const create = useCreateTrackedCode();
  const { trackedCode: trackedCodeId, workplace: workplaceId, sheet, change } = options;
  const workplace = workplaces.find(({ id }) => id === workplaceId);
  const labelOf = (id: number | null) => {
    const found = workplaces.find((each) => each.id === id);
    return found ? workplaceLabel(found) : t('no specific workplace');
  };
  const usable = trackedCodes.filter(({ offAt, id }) => offAt === null || id === trackedCodeId);

  function choose(value: string) {
    const [kind, id] = value.split('-');
    change({ trackedCode: undefined, workplace: undefined, ...(kind && id && { [kind]: id }) });
  }

  function createForSheet() {
    const name = `${t(sheets[sheet].name)}, ${labelOf(workplaceId ?? null)}`;
    create.mutate(
      { name: name.slice(0, 60), workplaceId: workplaceId ?? null },
      {
        onSuccess: (created) => created && choose(`trackedCode-${created.id}`),
        onError: (error) =>
          toast({
            title: t('Failed to create tracked code'),
            description: failureMessage(error, t('Something went wrong')),
            variant: 'destructive',
          }),
      },
    );
  }

  return (
    <div>
      {/* For translators: a label: what the code opens */}
      <Field label={t('Code opens')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={
              trackedCodeId ? `trackedCode-${trackedCodeId}` : workplace ? `workplace-${workplace.id}` : ''
            }
            onChange={(event) => choose(event.target.value)}
          >
            <optgroup label={t('Your link')}>
              <option value="">{t('No specific workplace')}</option>
              {workplaces.map((each) => (
                <option key={each.id} value={`workplace-${each.id}`}>
                  {workplaceLabel(each)}
                </option>
              ))}
            </optgroup>
            {usable.length > 0 && (
              <optgroup label={t('Tracked codes')}>
                {usable.map(({ id, name, workplaceId }) => (
                  <option key={id} value={`trackedCode-${id}`}>
                    {name} ({labelOf(workplaceId)})
                  </option>
                ))}
              </optgroup>
            )}
          </NativeSelect>
        )}
      </Field>
      {(trackedCodesRead.isLoadingError || workplacesRead.isLoadingError) && (
        <ErrorState
          message={
            workplacesRead.isLoadingError
              ? t("Couldn't load your tracked codes and workplaces.")
              : t("Couldn't load your tracked codes.")
          }
          onRetry={() => void Promise.all([trackedCodesRead.refetch(), workplacesRead.refetch()])}
        />
      )}
      {!trackedCodeId && (
        <p className="mt-2 text-sm text-ink-muted">
          {t('A tracked code counts its scans and can point somewhere new when you change jobs.')}{' '}
          <button
            type="button"
            aria-disabled={create.isPending}
            aria-busy={create.isPending}
            onClick={() => !create.isPending && createForSheet()}
            className={`${textLink} -my-3 py-3 aria-disabled:opacity-60`}
          >
            {t('Create tracked code')}
          </button>
        </p>
      )}
    </div>
  );
}
