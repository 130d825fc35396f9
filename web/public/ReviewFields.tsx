import type { InputHTMLAttributes } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { reviewFields, type TextField, type TextFieldRule, textFieldNames } from '#contract/review-fields.ts';
import { t, translateMessage } from '#web/language.ts';
import { Field } from '#web/ui/Field.tsx';
import { controlVariants } from '#web/ui/variants.ts';
import { type ControlProps, findMessages, type Typed } from './form-fields.ts';
import { RatingField } from './RatingField.tsx';

export type Errors = Partial<Record<string, string>>;

interface TextFieldProps {
  label: Sentence;
  placeholder?: Sentence;
  keyboard: Pick<InputHTMLAttributes<unknown>, 'autoComplete' | 'autoCapitalize' | 'enterKeyHint'>;
}

const textFieldProps: Record<TextField, TextFieldProps> = {
  comment: {
    label: 'Your review' as Sentence,
    placeholder: 'What will you remember? A sentence is plenty.' as Sentence,
    keyboard: { autoComplete: 'off', autoCapitalize: 'sentences', enterKeyHint: 'enter' },
  },
  customerName: {
    label: 'Your name' as Sentence,
    keyboard: { autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next' },
  },
  customerLocation: {
    // For translators: where the customer is from
    label: 'Location' as Sentence,
    placeholder: 'Where you are from' as Sentence,
    keyboard: { autoComplete: 'address-level2', autoCapitalize: 'words', enterKeyHint: 'send' },
  },
};

interface ReviewFieldsProps {
  rating: number;
  errors: Errors;
  controlProps?: ControlProps | undefined;
}

export function ReviewFields({ rating, errors, controlProps }: ReviewFieldsProps) {
  return (
    <>
      <RatingField rating={rating} error={errors.rating} controlProps={controlProps} />
      {textFieldNames.map((field) => (
        <TextFieldOfReview key={field} name={field} error={errors[field]} props={controlProps?.(field)} />
      ))}
    </>
  );
}

interface TextFieldOfReviewProps {
  name: TextField;
  error: string | undefined;
  props: ReturnType<ControlProps> | undefined;
}

function TextFieldOfReview({ name, error, props }: TextFieldOfReviewProps) {
  const { label, placeholder, keyboard } = textFieldProps[name];
  const { isOptional, isMultiline }: TextFieldRule = reviewFields[name];
  return (
    <Field label={t(label)} optional={isOptional ? t('(optional)') : undefined} error={error}>
      {(control) => {
        const attributes = {
          ...control,
          ...keyboard,
          name,
          placeholder: placeholder && t(placeholder),
          ...props,
        };
        return isMultiline ? (
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

/** Field name → translated message. */
export function findErrors(typed: Typed): Errors {
  const messages = Object.entries(findMessages(typed));
  return Object.fromEntries(messages.map(([field, message]) => [field, translateMessage(message)]));
}

export function pick(errors: Errors, names: string[]): Errors {
  return Object.fromEntries(names.flatMap((name) => (errors[name] ? [[name, errors[name]]] : [])));
}
