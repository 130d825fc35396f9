import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Workplace } from '#contract/workplaces.ts';
import { ApiError } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SettingsGroup } from '#web/ui/SettingsGroup.tsx';
import { ShowMore } from '#web/ui/ShowMore.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { MergeWorkplaces } from '#web/workplaces/MergeWorkplaces.tsx';
import {
  useCreateWorkplace,
  useDeleteWorkplace,
  useUpdateWorkplace,
  workplacesQuery,
} from '#web/workplaces/queries.ts';
import { WorkplaceDialog } from '#web/workplaces/WorkplaceDialog.tsx';

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
      title="Manage Workplaces"
      titleRef={title}
      text="Where you work. Each place has its own link and QR code."
      action={<AddWorkplace onAdded={({ id }) => setAdded([...added, id])} />}
    >
      {workplaces.isPending ? (
        <WorkplaceTable>
          <PlaceholderRows />
        </WorkplaceTable>
      ) : workplaces.isLoadingError ? (
        <ErrorState message="Couldn't load your workplaces." onRetry={() => void workplaces.refetch()} />
      ) : workplaces.data.length === 0 ? (
        <EmptyState
          title="No workplaces yet"
          text="Add one to see where each review comes from."
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
          {workplaces.data.length > 1 && <MergeWorkplaces workplaces={workplaces.data} />}
        </>
      )}
    </SettingsGroup>
  );
}

function WorkplaceTable({ children }: { children: ReactNode }) {
  return (
    <Table
      label="Workplaces"
      className="table-fixed max-[20rem]:[&_td]:block max-[20rem]:[&_td]:px-0 max-[20rem]:[&_td]:py-1"
    >
      <TableHead className="max-[20rem]:sr-only">
        <TableRow>
          <TableHeader className="px-2 sm:px-4">Name</TableHeader>
          <TableHeader className="w-1/3 px-2 sm:px-4">Location</TableHeader>
          <TableHeader className="w-24 px-2 pr-3! text-right sm:w-54 sm:px-4">Actions</TableHeader>
        </TableRow>
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
    <TableRow>
      <TableCell className="px-2 wrap-anywhere sm:px-4">
        <span dir="auto">{name}</span>
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
    </TableRow>
  );
}

function AddWorkplace({ onAdded }: { onAdded: (workplace: Workplace) => void }) {
  const create = useCreateWorkplace();
  const [, navigate] = useLocation();
  return (
    <WorkplaceDialog
      title="Add Workplace"
      description="Customers will see its name on your review page."
      submitLabel="Add Workplace"
      onSubmit={async (fields) => {
        const added = await create.mutateAsync(fields);
        if (added) onAdded(added);
        toast({ title: 'Workplace added successfully' });
      }}
      onFailure={(error) =>
        isPlanLimit(error)
          ? toast({
              title: 'Error',
              description: `Failed to add workplace. ${error.serverMessage ?? ''}`.trim(),
              variant: 'destructive',
              action: { label: 'See plans', onClick: () => navigate(paths.pricing) },
            })
          : toastError('Failed to add workplace')
      }
    >
      <Button>
        <Plus aria-hidden />
        Add Workplace
      </Button>
    </WorkplaceDialog>
  );
}

function EditWorkplace({ workplace }: { workplace: Workplace }) {
  const update = useUpdateWorkplace();
  return (
    <WorkplaceDialog
      title="Edit Workplace"
      description="This workplace's links and printed codes will keep working."
      submitLabel="Save Changes"
      workplace={workplace}
      onSubmit={async (fields) => {
        await update.mutateAsync({ id: workplace.id, ...fields });
        toast({ title: 'Workplace updated successfully' });
      }}
      onFailure={() => toastError('Failed to update workplace')}
    >
      <Button variant="ghost" size="sm" aria-label={`Edit ${workplace.name}`}>
        <Pencil aria-hidden />
        <span className="max-sm:hidden">Edit</span>
      </Button>
    </WorkplaceDialog>
  );
}

function DeleteWorkplace({ workplace, onDeleted }: WorkplaceRowProps) {
  const remove = useDeleteWorkplace();
  const { id, name } = workplace;

  function confirmAndDelete() {
    if (
      !confirm(
        `Delete ${name}? You'll keep its reviews as General Reviews. Its codes will open your general page.`,
      )
    )
      return;
    remove.mutate(id, {
      onSuccess: () => {
        toast({ title: 'Workplace deleted successfully' });
        onDeleted();
      },
      onError: () => toastError('Failed to delete workplace'),
    });
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Delete ${name}`}
      className="hover:text-danger"
      aria-disabled={remove.isPending}
      onClick={remove.isPending ? undefined : confirmAndDelete}
    >
      <Trash2 aria-hidden />
      <span className="max-sm:hidden">Delete</span>
    </Button>
  );
}

function PlaceholderRows() {
  return ['w-32', 'w-40', 'w-24'].map((width) => (
    <TableRow key={width} data-placeholder>
      <TableCell className="px-2 sm:px-4">
        <Skeleton className={`${width} max-w-full`} />
      </TableCell>
      <TableCell className="px-2 sm:px-4">
        <Skeleton className="w-20 max-w-full" />
      </TableCell>
      <TableCell className="px-2 sm:px-4">
        <Skeleton className="mr-3 ml-auto h-8 w-14 pointer-coarse:h-11 sm:w-36" />
      </TableCell>
    </TableRow>
  ));
}

function isPlanLimit(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403;
}

function toastError(description: string): void {
  toast({ title: 'Error', description, variant: 'destructive' });
}
