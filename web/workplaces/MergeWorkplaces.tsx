import { zodResolver } from '@hookform/resolvers/zod';
import { Merge } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import type { Workplace } from '#contract/workplaces.ts';
import { showFailure } from '#web/accounts/show-failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMergeWorkplaces } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

export function MergeWorkplaces({ workplaces }: { workplaces: Workplace[] }) {
  return (
    <FormDialog
      title="Merge Workplaces"
      description="Same place listed twice? Combine them. All reviews and tracked codes move to the one you keep."
      trigger={
        <Button variant="ghost" size="sm" className="mt-2 -ml-3">
          <Merge aria-hidden />
          Merge two workplaces
        </Button>
      }
    >
      {(close) => <MergeForm workplaces={workplaces} onMerged={close} />}
    </FormDialog>
  );
}

const workplaceMerge = z.object({ from: z.int(), into: z.int() });

function MergeForm({ workplaces, onMerged }: { workplaces: Workplace[]; onMerged: () => void }) {
  const merge = useMergeWorkplaces();
  const { register, handleSubmit, watch, getValues, setValue, setError, formState } = useForm({
    resolver: zodResolver(workplaceMerge),
    defaultValues: { from: workplaces.at(-1)?.id ?? 0, into: workplaces[0]?.id ?? 0 },
  });
  const chosen = watch();
  const from = workplaces.find(({ id }) => id === chosen.from);
  const into = workplaces.find(({ id }) => id === chosen.into);

  /** A workplace can't be merged into itself. */
  function avoidSameWorkplace() {
    const { from, into } = getValues();
    const other = workplaces.find(({ id }) => id !== from);
    if (from === into && other) setValue('into', other.id);
  }

  const submit = handleSubmit(async (choice) => {
    try {
      await merge.mutateAsync(choice);
      toast({ title: 'Workplaces merged successfully' });
      onMerged();
    } catch (error) {
      showFailure(error, setError, 'Failed to merge workplaces');
    }
  });

  if (!from || !into) return null;
  return (
    <DialogForm
      submitLabel="Merge Workplaces"
      busyLabel="Merging..."
      busy={formState.isSubmitting}
      failure={formState.errors.root?.message}
      onSubmit={submit}
    >
      <Field label="Remove">
        {(control) => (
          <NativeSelect
            {...control}
            {...register('from', { valueAsNumber: true, onChange: avoidSameWorkplace })}
          >
            {workplaces.map(renderOption)}
          </NativeSelect>
        )}
      </Field>
      <Field label="Keep">
        {(control) => (
          <NativeSelect {...control} {...register('into', { valueAsNumber: true })}>
            {workplaces.filter((each) => each !== from).map(renderOption)}
          </NativeSelect>
        )}
      </Field>
      <p className="rounded-control bg-warning-soft p-3 text-sm text-warning wrap-anywhere">
        <bdi>{from.name}</bdi> will be deleted. Its tracked codes will open <bdi>{into.name}</bdi>. Its own QR
        code will open your general page. This can't be undone.
      </p>
    </DialogForm>
  );
}

function renderOption(workplace: Workplace) {
  return (
    <option key={workplace.id} value={workplace.id}>
      {workplaceLabel(workplace)}
    </option>
  );
}
