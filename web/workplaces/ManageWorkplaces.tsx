import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { deleteWorkplace, updateWorkplace, type Workplace } from '#contract/workplaces.ts';
import { ApiError, call } from '#web/api/call.ts';
import { useChange } from '#web/api/use-change.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Pencil, Plus, Trash2 } from '#web/ui/later-icons.tsx';
import { SettingsGroup } from '#web/ui/SettingsGroup.tsx';
import { ShowMore } from '#web/ui/ShowMore.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCreateWorkplace, type WorkplaceFields, workplacesQuery } from '#web/workplaces/queries.ts';
import { WorkplaceDialog } from '#web/workplaces/WorkplaceDialog.tsx';
import { workplaceName } from '#web/workplaces/workplace-label.ts';
import { useWorkplaceLimitToast } from '#web/workplaces/workplace-limit.ts';

/** Hundreds of rows would freeze a phone for seconds. */
const ROWS_PER_STEP = 50;

export function ManageWorkplaces() {
  const workplaces = useQuery(workplacesQuery);
  const title = useRef<HTMLHeadingElement>(null);
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  // New workplaces are last in the list but always shown.
  const [added, setAdded] = useState<readonly number[]>([]);
  const shown = workplaces.data?.filter(({ id }, index) => index < limit || added.includes(id)) ?? [];

  return (
    <SettingsGroup
      id="workplaces"
      title={t('Manage Workplaces')}
      titleRef={title}
      action={<AddWorkplace onAdded={({ id }) => setAdded([...added, id])} />}
    >
      {workplaces.isPending ? (
        <WorkplaceTable>
          <PlaceholderRows />
        </WorkplaceTable>
      ) : workplaces.isLoadingError ? (
        <ErrorState message={t("Couldn't load your workplaces.")} onRetry={() => void workplaces.refetch()} />
      ) : workplaces.data.length === 0 ? (
        <EmptyState
          title={t('No workplaces yet')}
          text={t('Add one to see where each review comes from.')}
          className="py-8"
        />
      ) : (
        <>
          <WorkplaceTable>
            {shown.map((workplace) => (
              <WorkplaceRow
                key={workplace.id}
                workplace={workplace}
                onDeleted={() => title.current?.focus()}
              />
            ))}
          </WorkplaceTable>
          {shown.length < workplaces.data.length && (
            <ShowMore onMore={() => setLimit(limit + ROWS_PER_STEP)} />
          )}
        </>
      )}
    </SettingsGroup>
  );
}

function WorkplaceTable({ children }: { children: ReactNode }) {
  return (
    <Table
      label={t('Workplaces')}
      className="table-fixed max-[24rem]:[&_td]:px-0 max-[24rem]:[&_td]:py-1 max-[24rem]:[&_td:first-child]:col-span-full max-[24rem]:[&_tr]:grid max-[24rem]:[&_tr]:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TableHead className="max-[24rem]:sr-only">
        <tr>
          <TableHeader className="px-2 sm:px-4">{t('Name#thing')}</TableHeader>
          <TableHeader className="w-1/3 px-2 sm:px-4">{t('Location#workplace')}</TableHeader>
          <TableHeader className="w-24 px-2 pe-3! text-end sm:w-54 sm:px-4">{t('Actions')}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}

interface WorkplaceRowProps {
  workplace: Workplace;
  onDeleted: () => void;
}

function WorkplaceRow({ workplace, onDeleted }: WorkplaceRowProps) {
  const { name, location } = workplace;
  return (
    <tr>
      <TableCell className="px-2 wrap-anywhere sm:px-4">
        <span dir="auto">{name || '–'}</span>
      </TableCell>
      <TableCell className="px-2 wrap-anywhere text-ink-muted sm:px-4">
        {location ? <span dir="auto">{location}</span> : <span aria-hidden="true">–</span>}
      </TableCell>
      <TableCell className="px-2 sm:px-4">
        <div className="flex justify-end">
          <EditWorkplace workplace={workplace} />
          <DeleteWorkplace workplace={workplace} onDeleted={onDeleted} />
        </div>
      </TableCell>
    </tr>
  );
}

function AddWorkplace({ onAdded }: { onAdded: (workplace: Workplace) => void }) {
  const create = useCreateWorkplace();
  const toastLimit = useWorkplaceLimitToast();
  return (
    <WorkplaceDialog
      title={t('Add Workplace')}
      description={t('Customers will see its name on your review page.')}
      trigger={
        <Button size="sm">
          <Plus aria-hidden />
          {t('Add Workplace')}
        </Button>
      }
      submitLabel={t('Add Workplace')}
      save={async (fields) => {
        const added = await create.mutateAsync(fields);
        if (added) onAdded(added);
      }}
      done={{ title: t('Workplace added successfully') }}
      onFailure={(error) => {
        const isPlanLimit = error instanceof ApiError && error.status === 403;
        if (isPlanLimit) toastLimit(error.serverMessage ?? '');
        else toastError(t('Failed to add workplace'));
      }}
    />
  );
}

function EditWorkplace({ workplace }: { workplace: Workplace }) {
  const update = useUpdateWorkplace();
  return (
    <WorkplaceDialog
      title={t('Edit Workplace')}
      description={t("This workplace's links and printed codes will keep working.")}
      trigger={
        <Button variant="ghost" size="sm" aria-label={t('Edit {name}', { name: workplaceName(workplace) })}>
          <Pencil aria-hidden />
          <span className="max-sm:hidden">{t('Edit')}</span>
        </Button>
      }
      submitLabel={t('Save Changes')}
      workplace={workplace}
      save={(fields) => update.mutateAsync({ id: workplace.id, ...fields })}
      done={{ title: t('Workplace updated successfully') }}
      onFailure={() => toastError(t('Failed to update workplace'))}
    />
  );
}

function DeleteWorkplace({ workplace, onDeleted }: WorkplaceRowProps) {
  const remove = useDeleteWorkplace();
  const name = workplaceName(workplace);

  function confirmAndDelete() {
    const question = t(
      "Delete {name}? You'll keep its reviews as General Reviews. Its codes will open your general page.",
      { name },
    );
    if (!confirm(question)) return;
    remove.mutate(workplace.id, {
      onSuccess: () => {
        toast({ title: t('Workplace deleted successfully') });
        onDeleted();
      },
      onError: () => toastError(t('Failed to delete workplace')),
    });
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('Delete {name}', { name })}
      className="hover:text-danger"
      aria-disabled={remove.isPending}
      onClick={remove.isPending ? undefined : confirmAndDelete}
    >
      <Trash2 aria-hidden />
      <span className="max-sm:hidden">{t('Delete')}</span>
    </Button>
  );
}

function PlaceholderRows() {
  return ['w-32', 'w-40', 'w-24'].map((width) => (
    <tr key={width} data-placeholder>
      <TableCell className="px-2 sm:px-4">
        <Skeleton className={`${width} max-w-full`} />
      </TableCell>
      <TableCell className="px-2 sm:px-4">
        <Skeleton className="w-20 max-w-full" />
      </TableCell>
      <TableCell className="px-2 sm:px-4">
        <Skeleton className="ms-auto me-3 h-8 w-14 pointer-coarse:h-11 sm:w-36" />
      </TableCell>
    </tr>
  ));
}

function toastError(description: string): void {
  toast({ title: t('Error'), description, variant: 'destructive' });
}

function useUpdateWorkplace() {
  return useChange(
    ({ id, ...body }: WorkplaceFields & { id: number }) => call(updateWorkplace, { params: { id }, body }),
    workplacesQuery,
  );
}

/** The reviews and tracked codes of a deleted workplace no longer name it. */
function useDeleteWorkplace() {
  return useChange(
    (id: number) => call(deleteWorkplace, { params: { id } }),
    workplacesQuery,
    { queryKey: ['reviews'] },
    { queryKey: ['tracked-codes'] },
  );
}
