import { Merge } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod/mini';
import type { Workplace } from '#contract/workplaces.ts';
import { showFailure } from '#web/accounts/show-failure.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { DialogForm, FormDialog } from '#web/ui/DialogForm.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { useMergeWorkplaces } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

export function MergeWorkplaces({ workplaces }: { workplaces: Workplace[] }) {
  return (
    <FormDialog
      title={t('Merge Workplaces')}
      description={t(
        'Same place listed twice? Combine them. All reviews and tracked codes move to the one you keep.',
      )}
      trigger={
        <Button variant="ghost" size="sm" className="mt-2 -ms-3">
          <Merge aria-hidden />
          {t('Merge two workplaces')}
        </Button>
      }
    >
      {(close) => <MergeForm workplaces={workplaces} onMerged={close} />}
    </FormDialog>
  );
}

const workplaceMerge = z.object({ from: z.coerce.number(), into: z.coerce.number() });

function MergeForm({ workplaces, onMerged }: { workplaces: Workplace[]; onMerged: () => void }) {
  const merge = useMergeWorkplaces();
  const [fromId, setFromId] = useState(workplaces.at(-1)?.id);
  const [intoId, setIntoId] = useState(workplaces[0]?.id);
  const from = workplaces.find(({ id }) => id === fromId);
  // A workplace can't be merged into itself.
  const others = workplaces.filter((each) => each !== from);
  const into = others.find(({ id }) => id === intoId) ?? others[0];

  const form = useForm(workplaceMerge, async (choice, fail) => {
    try {
      await merge.mutateAsync(choice);
      toast({ title: t('Workplaces merged successfully') });
      onMerged();
    } catch (error) {
      showFailure(error, fail, t('Failed to merge workplaces'));
    }
  });

  if (!from || !into) return null;
  return (
    <DialogForm form={form} submitLabel={t('Merge Workplaces')} busyLabel={t('Merging...')}>
      <Field label={t('Remove')}>
        {(control) => (
          <NativeSelect
            {...control}
            name="from"
            value={from.id}
            onChange={(event) => setFromId(Number(event.target.value))}
          >
            {workplaces.map(renderOption)}
          </NativeSelect>
        )}
      </Field>
      <Field label={t('Keep')}>
        {(control) => (
          <NativeSelect
            {...control}
            name="into"
            value={into.id}
            onChange={(event) => setIntoId(Number(event.target.value))}
          >
            {others.map(renderOption)}
          </NativeSelect>
        )}
      </Field>
      <p className="rounded-control bg-warning-soft p-3 text-sm text-warning wrap-anywhere">
        {sentenceWith(
          "{from} will be deleted. Its tracked codes will open {into}. Its own QR code will open your general page. This can't be undone.",
          { from: <bdi>{from.name}</bdi>, into: <bdi>{into.name}</bdi> },
        )}
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
