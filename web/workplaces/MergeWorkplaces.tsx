import { useMutation } from '@tanstack/react-query';
import { Merge } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { mergeWorkplace } from '#contract/workplace-mergers.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { call, failureMessage } from '#web/api/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useRefetchWhatWasThere } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

/** For two entries that turned out to be one place, or a place that got another name and address. */
export function MergeWorkplaces({ workplaces }: { workplaces: Workplace[] }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" className="mt-2 -ml-3">
          <Merge aria-hidden />
          Merge two workplaces
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Merge Workplaces"
        description="Two entries are one and the same place? All reviews and cards of the first move to the second."
      >
        <MergeForm workplaces={workplaces} onMerged={() => setOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function MergeForm({ workplaces, onMerged }: { workplaces: Workplace[]; onMerged: () => void }) {
  const merge = useMergeWorkplaces();
  const [fromId, setFromId] = useState(workplaces.at(-1)?.id);
  const [intoId, setIntoId] = useState(workplaces[0]?.id);
  const from = workplaces.find(({ id }) => id === fromId);
  const others = workplaces.filter((workplace) => workplace !== from);
  const into = others.find(({ id }) => id === intoId) ?? others[0];
  if (!from || !into) return null;

  async function submit(event: FormEvent, from: Workplace, into: Workplace) {
    event.preventDefault();
    if (merge.isPending) return;
    try {
      await merge.mutateAsync({ id: from.id, into: into.id });
      toast({ title: 'Workplaces merged successfully' });
      onMerged();
    } catch (error) {
      toast({ title: 'Error', description: mergeFailure(error), variant: 'destructive' });
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event, from, into)} className="grid gap-6">
      <FormError message={merge.error ? mergeFailure(merge.error) : undefined} />
      <Field label="This one goes">
        {(control) => (
          <WorkplaceSelect {...control} workplaces={workplaces} chosen={from} onChoose={setFromId} />
        )}
      </Field>
      <Field label="Into this one">
        {(control) => <WorkplaceSelect {...control} workplaces={others} chosen={into} onChoose={setIntoId} />}
      </Field>
      <p className="rounded-md bg-warning-soft p-3 text-sm text-warning wrap-anywhere">
        <bdi>{from.name}</bdi> is deleted, which cannot be undone. Cards that led there lead to{' '}
        <bdi>{into.name}</bdi>; a link or QR code of <bdi>{from.name}</bdi> itself leads to you, without a
        workplace.
      </p>
      <DialogActions className="mt-0">
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" aria-disabled={merge.isPending}>
          {merge.isPending ? 'Merging...' : 'Merge Workplaces'}
        </Button>
      </DialogActions>
    </form>
  );
}

function mergeFailure(error: unknown): string {
  return failureMessage(error, 'Failed to merge workplaces');
}

interface WorkplaceSelectProps {
  id: string;
  workplaces: Workplace[];
  chosen: Workplace;
  onChoose: (id: number) => void;
}

function WorkplaceSelect({ workplaces, chosen, onChoose, ...control }: WorkplaceSelectProps) {
  return (
    <NativeSelect {...control} value={chosen.id} onChange={(event) => onChoose(Number(event.target.value))}>
      {workplaces.map((workplace) => (
        <option key={workplace.id} value={workplace.id}>
          {workplaceLabel(workplace)}
        </option>
      ))}
    </NativeSelect>
  );
}

function useMergeWorkplaces() {
  return useMutation({
    mutationFn: ({ id, into }: { id: number; into: number }) =>
      call(mergeWorkplace, { params: { id }, body: { into } }),
    onSuccess: useRefetchWhatWasThere(),
  });
}
