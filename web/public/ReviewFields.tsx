import { reviewForm } from '#contract/reviews.ts';
import { Field } from '#web/ui/Field.tsx';
import { controlLook } from '#web/ui/variants.ts';
import type { Typed } from './form-fields.ts';
import { say, sayMessage } from './language.ts';
import { RatingField } from './RatingField.tsx';

export type Errors = Partial<Record<string, string>>;

/** What a customer fills in, the first time and when they change it. */
export function ReviewFields({ rating, errors }: { rating: number; errors: Errors }) {
  return (
    <>
      <RatingField rating={rating} error={errors.rating} />
      <Field label={say('Your review')} error={errors.comment}>
        {(control) => (
          <textarea
            {...control}
            name="comment"
            rows={4}
            autoComplete="off"
            autoCapitalize="sentences"
            enterKeyHint="enter"
            placeholder={say('What will you remember? A sentence is plenty.')}
            className={`${controlLook} field-sizing-content max-h-96 min-h-28 resize-y py-3`}
          />
        )}
      </Field>
      <Field label={say('Your name')} error={errors.customerName}>
        {(control) => (
          <input
            {...control}
            name="customerName"
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="next"
            className={`${controlLook} h-12`}
          />
        )}
      </Field>
      <Field label={say('Location')} optional={say('(optional)')} error={errors.customerLocation}>
        {(control) => (
          <input
            {...control}
            name="customerLocation"
            autoComplete="address-level2"
            autoCapitalize="words"
            enterKeyHint="send"
            placeholder={say('Where you are from')}
            className={`${controlLook} h-12`}
          />
        )}
      </Field>
    </>
  );
}

/** One sentence for each field that is not right, under the field's name. */
export function findErrors(typed: Typed): Errors {
  const issues = reviewForm.safeParse(typed).error?.issues ?? [];
  const errors: Errors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= sayMessage(message);
  return errors;
}

export function pick(errors: Errors, names: string[]): Errors {
  return Object.fromEntries(names.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
}
