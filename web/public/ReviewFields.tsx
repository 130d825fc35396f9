import type { InputHTMLAttributes } from 'react';
import type { Sentence } from '#contract/languages/sentences.ts';
import { reviewFields, reviewForm, type TextField } from '#contract/reviews.ts';
import { Field } from '#web/ui/Field.tsx';
import { controlVariants } from '#web/ui/variants.ts';
import { type Typed, textFieldNames } from './form-fields.ts';
import { t, translateMessage } from './language.ts';
import { RatingField } from './RatingField.tsx';

export type Errors = Partial<Record<string, string>>;

interface TextFieldProps {
  label: Sentence;
  placeholder?: Sentence;
  isLong?: boolean;
  keyboard: Pick<InputHTMLAttributes<unknown>, 'autoComplete' | 'autoCapitalize' | 'enterKeyHint'>;
}

const textFieldProps: Record<TextField, TextFieldProps> = {
  comment: {
    label: 'Your review',
    placeholder: 'What will you remember? A sentence is plenty.',
    isLong: true,
    keyboard: { autoComplete: 'off', autoCapitalize: 'sentences', enterKeyHint: 'enter' },
  },
  customerName: {
    label: 'Your name',
    keyboard: { autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next' },
  },
  customerLocation: {
    label: 'Location',
    placeholder: 'Where you are from',
    keyboard: { autoComplete: 'address-level2', autoCapitalize: 'words', enterKeyHint: 'send' },
  },
};

export function ReviewFields({ rating, errors }: { rating: number; errors: Errors }) {
  return (
    <>
      <RatingField rating={rating} error={errors.rating} />
      {textFieldNames.map((field) => (
        <TextFieldOfReview key={field} name={field} error={errors[field]} />
      ))}
    </>
  );
}

function TextFieldOfReview({ name, error }: { name: TextField; error: string | undefined }) {
  const { label, placeholder, isLong, keyboard } = textFieldProps[name];
  const isOptional = reviewFields[name].safeParse(null).success;
  return (
    <Field label={t(label)} optional={isOptional && t('(optional)')} error={error}>
      {(control) => {
        const attributes = { ...control, ...keyboard, name, placeholder: placeholder && t(placeholder) };
        return isLong ? (
          <textarea
            {...attributes}
            rows={3}
            className={`${controlVariants} field-sizing-content max-h-96 min-h-24 resize-y py-3`}
          />
        ) : (
          <input {...attributes} className={`${controlVariants} h-12`} />
        );
      }}
    </Field>
  );
}

/** Field name → message. */
export function findErrors(typed: Typed): Errors {
  const issues = reviewForm.safeParse(typed).error?.issues ?? [];
  const errors: Errors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= translateMessage(message);
  return errors;
}

export function pick(errors: Errors, names: string[]): Errors {
  return Object.fromEntries(names.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
}
