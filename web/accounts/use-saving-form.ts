import type { z } from 'zod/mini';
import { type Form, useForm } from '#web/ui/use-form.ts';
import { showFailure } from './show-failure.ts';

/** A form that shows why saving failed; `failed` is the fallback. */
export function useSavingForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  failed: string,
  save: (values: z.output<Schema>) => Promise<unknown>,
  read?: (data: FormData) => unknown,
): Form<Extract<keyof z.output<Schema>, string>> {
  return useForm(
    schema,
    (values, fail) => save(values).catch((error) => showFailure(error, fail, failed)),
    read,
  );
}
