import { type ComponentProps, useState } from 'react';
import type { z } from 'zod/mini';
import { showFailure } from '#web/accounts/show-at-field.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { useForm } from '#web/ui/use-form.ts';

interface SavedFieldProps<Schema extends z.ZodMiniType> extends ComponentProps<typeof TextField> {
  schema: Schema;
  read?: (data: FormData) => unknown;
  save: (values: z.output<Schema>) => Promise<unknown>;
  /** The toast's fallback. */
  failed: string;
}

/** A setting that is typed, with a button of its own. */
export function SavedField<Schema extends z.ZodMiniType>({
  schema,
  read,
  save,
  failed,
  ...field
}: SavedFieldProps<Schema>) {
  const [isSaved, setSaved] = useState(false);
  const { props, errors, isSubmitting } = useForm(
    schema,
    async (values, fail) => {
      setSaved(false);
      try {
        await save(values);
        setSaved(true);
      } catch (error) {
        showFailure(error, fail, failed);
      }
    },
    read,
  );
  const shown: Partial<Record<string, string>> = errors;
  return (
    <form {...props} onChange={() => setSaved(false)} className="grid gap-3 py-4">
      <FormError message={shown.root} />
      <TextField {...field} error={shown[field.name]} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="secondary" aria-disabled={isSubmitting}>
          {isSubmitting ? t('Saving...') : t('Save')}
        </Button>
        <span role="status" className="text-sm text-accent">
          {isSaved && t('Saved')}
        </span>
      </div>
    </form>
  );
}
