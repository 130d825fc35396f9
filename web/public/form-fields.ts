import type { InputHTMLAttributes } from 'react';
import {
  type ReviewField,
  reviewFieldNames,
  reviewFields,
  type TextField,
  textFieldNames,
} from '#contract/review-fields.ts';
import { findMessage, tidy } from '#contract/text/rules.ts';

/** What was typed; `rating` is 0 if none is chosen. */
export type Typed = Record<TextField, string> & { rating: number };

/** What a control begins with; each star is one. */
export type ControlProps = (
  field: ReviewField,
  star?: number,
) =>
  | Pick<InputHTMLAttributes<unknown>, 'autoFocus' | 'defaultChecked' | 'defaultValue' | 'placeholder'>
  | ''
  | false
  | undefined;

export type Messages = Partial<Record<ReviewField, string>>;

/** The API's rules without its schemas, which are too heavy for this page. */
export function findMessages({ rating: stars, ...texts }: Typed): Messages {
  const { rating } = reviewFields;
  const messages: Messages = {};
  if (!(stars >= rating.min && stars <= rating.max)) messages.rating = rating.message;
  for (const field of textFieldNames) {
    const message = findMessage(texts[field], reviewFields[field]);
    if (message) messages[field] = message;
  }
  return messages;
}

/** What the API stores: tidy texts, and null for empty optional fields. */
export function toWords(typed: Typed): { rating: number } & Record<TextField, string | null> {
  return { rating: typed.rating, ...mapTexts((field) => tidy(typed[field], reviewFields[field]) || null) };
}

export function mapTexts<Value>(textOf: (field: TextField) => Value): Record<TextField, Value> {
  return Object.fromEntries(textFieldNames.map((field) => [field, textOf(field)])) as Record<
    TextField,
    Value
  >;
}

export function readForm(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  return { rating: Number(data.get('rating')), ...mapTexts((field) => readText(data, field)) };
}

function readText(data: FormData, name: string): string {
  return String(data.get(name) ?? '');
}

/** Leaves what was typed: fills only fields that are as they began. */
export function fillIn(form: HTMLFormElement, values: Record<ReviewField, string | number | null>): void {
  const typed = readForm(form);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name === 'rating') {
      if (!typed.rating) control.checked = Number(control.value) === values.rating;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      if (control.value === control.defaultValue)
        control.value = String(values[control.name as TextField] ?? control.value);
    }
  }
}

/** Whether filling in the review would overwrite nothing. */
export function canFillIn(form: HTMLFormElement, review: Typed): boolean {
  const typed = readForm(form);
  return reviewFieldNames.every((field) => !typed[field] || typed[field] === review[field]);
}

export function isSameReview(form: HTMLFormElement, review: Typed): boolean {
  const typed = readForm(form);
  return reviewFieldNames.every((field) => typed[field] === review[field]);
}
