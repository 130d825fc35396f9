import { type FormEvent, type InputHTMLAttributes, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Sentence } from '#contract/languages/sentence.ts';
import { reviewFields, type TextField, type TextFieldRule, textFieldNames } from '#contract/review-fields.ts';
import { t, translateMessage } from '#web/language.ts';
import { Field } from '#web/ui/Field.tsx';
import { controlVariants } from '#web/ui/variants.ts';
import { type ControlProps, findMessages, readForm } from './form-fields.ts';
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
    // Otherwise going back after a post without script offers the sent words again, as a new review.
    keyboard: { autoComplete: 'off', autoCapitalize: 'sentences', enterKeyHint: 'enter' },
  },
  customerName: {
    label: 'Your name' as Sentence,
    keyboard: { autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'send' },
  },
  customerLocation: {
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

/** What a form with these fields shows beside them: the chosen stars and the errors. */
export function useReviewFields(initialRating = 0) {
  const [rating, setRating] = useState(initialRating);
  const [errors, setErrors] = useState<Errors>({});
  const showRating = (form: HTMLFormElement) => setRating(readForm(form).rating);
  return {
    rating,
    errors,
    showRating,
    /** Focuses the first wrong field. @returns whether there is none */
    check(form: HTMLFormElement): boolean {
      const found = findErrors(form);
      flushSync(() => setErrors(found));
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return Object.keys(found).length === 0;
    },
    /** While typing, only fields with a shown error are checked. */
    onInput({ currentTarget: form }: FormEvent<HTMLFormElement>): void {
      showRating(form);
      const found = findErrors(form);
      setErrors((shown) => Object.fromEntries(Object.entries(found).filter(([field]) => shown[field])));
    },
  };
}

function findErrors(form: HTMLFormElement): Errors {
  const messages = Object.entries(findMessages(readForm(form)));
  return Object.fromEntries(messages.map(([field, message]) => [field, translateMessage(message)]));
}
