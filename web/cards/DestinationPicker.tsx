import { useQuery } from '@tanstack/react-query';
import { cutTo } from '#contract/text/graphemes.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { toastError } from '#web/accounts/show-failure.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { blank, t } from '#web/language.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SelectField } from '#web/ui/Input.tsx';
import { commaList } from '#web/ui/punctuation.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { WorkplaceOptions } from '#web/workplaces/WorkplaceOptions.tsx';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import type { PrintOptions } from './print-options.ts';
import { trackedCodesQuery, useCreateTrackedCode } from './queries.ts';
import { sheets } from './sheets.ts';

/** What the code opens: one's link, a workplace's, or a tracked code. */
export function DestinationPicker({ options }: { options: PrintOptions }) {
  const { data: trackedCodes = [], ...trackedCodesRead } = useQuery(trackedCodesQuery);
  const { data: workplaces = [], ...workplacesRead } = useQuery(workplacesQuery);
  const { trackedCode: trackedCodeId, workplace: workplaceId } = options;
  const workplace = workplaces.find(({ id }) => id === workplaceId);
  const usable = trackedCodes.filter(({ offAt, id }) => offAt === null || id === trackedCodeId);
  return (
    <div>
      <SelectField
        label={t('Code opens')}
        name="destination"
        value={trackedCodeId ? `trackedCode-${trackedCodeId}` : workplace ? `workplace-${workplace.id}` : ''}
        onChange={(event) => choose(options, event.target.value)}
      >
        <optgroup label={t('Your link')}>
          <option value="">{t('No specific workplace')}</option>
          <WorkplaceOptions workplaces={workplaces} prefix="workplace-" />
        </optgroup>
        {usable.length > 0 && (
          <optgroup label={t('Tracked codes')}>
            {usable.map(({ id, name, workplaceId }) => (
              <option key={id} value={`trackedCode-${id}`}>
                {`${name} (${labelOf(workplaces, workplaceId)})`}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
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
      {!trackedCodeId && <TrackedCodeOffer options={options} place={labelOf(workplaces, workplaceId)} />}
    </div>
  );
}

/** @param value like `workplace-7`, or empty. */
function choose({ change }: PrintOptions, value: string): void {
  const [kind, id] = value.split('-');
  change({ trackedCode: undefined, workplace: undefined, ...(kind && id && { [kind]: id }) });
}

function labelOf(workplaces: readonly Workplace[], id: number | null): string {
  const found = workplaces.find((each) => each.id === id);
  return found ? workplaceLabel(found) : t('no specific workplace');
}

function TrackedCodeOffer({ options, place }: { options: PrintOptions; place: string }) {
  const create = useCreateTrackedCode();
  const { sheet, workplace: workplaceId } = options;

  function createForSheet() {
    const name = cutTo(60, commaList([t(sheets[sheet].name), place]));
    create.mutate(
      { name, workplaceId },
      {
        onSuccess: (created) => created && choose(options, `trackedCode-${created.id}`),
        onError: (error) => toastError(t('Failed to create tracked code'), error, t('Something went wrong')),
      },
    );
  }

  return (
    <p className="mt-2 text-sm text-ink-muted">
      {t('A tracked code counts its scans and can point somewhere new when you change jobs.')}
      {blank()}
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
  );
}
