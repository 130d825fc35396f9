import { z } from 'zod/mini';
import { type ReviewField, reviewFieldNames, type TextField } from '#contract/reviews.ts';

export const textFieldNames = reviewFieldNames.filter((field) => field !== 'rating');

// Drafts from before a field was added read it as empty.
const text = z._default(z.string(), '');

export const typedReview = z.object({
  /** 0: none chosen. */
  rating: z.number(),
  ...(Object.fromEntries(textFieldNames.map((field) => [field, text])) as Record<TextField, typeof text>),
});
export type Typed = z.infer<typeof typedReview>;

export function readForm(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const texts = Object.fromEntries(textFieldNames.map((field) => [field, readText(data, field)]));
  return typedReview.parse({ rating: Number(data.get('rating') ?? 0), ...texts });
}

/** Normalizes CRLF, which some browsers send and the API refuses. */
export function readText(data: FormData, name: string): string {
  return String(data.get(name) ?? '').replace(/\r\n?/g, '\n');
}

/** Fills only empty fields. */
export function fillIn(form: HTMLFormElement, values: Record<ReviewField, string | number | null>): void {
  const typed = readForm(form);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name === 'rating') {
      if (!typed.rating) control.checked = Number(control.value) === values.rating;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= String(values[control.name as TextField] ?? '');
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
