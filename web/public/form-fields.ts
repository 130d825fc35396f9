import { z } from 'zod/mini';
import { type ReviewField, reviewFieldNames, type TextField } from '#contract/reviews.ts';

export const textFieldNames = reviewFieldNames.filter((field) => field !== 'rating');

// A copy from before a field was added is read as if that had been left empty.
const text = z._default(z.string(), '');

/** What stands in the form. */
export const typedReview = z.object({
  /** 0 while nothing is chosen. */
  rating: z.number(),
  ...(Object.fromEntries(textFieldNames.map((field) => [field, text])) as Record<TextField, typeof text>),
});
export type Typed = z.infer<typeof typedReview>;

export function readForm(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const texts = Object.fromEntries(textFieldNames.map((field) => [field, readText(data, field)]));
  return typedReview.parse({ rating: Number(data.get('rating') ?? 0), ...texts });
}

/** Some browsers end lines as Windows does, which the contract refuses. */
export function readText(data: FormData, name: string): string {
  return String(data.get(name) ?? '').replace(/\r\n?/g, '\n');
}

/** Fills the empty fields: what somebody has typed stays. */
export function fillIn(form: HTMLFormElement, kept: Record<ReviewField, string | number | null>): void {
  const typed = readForm(form);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name === 'rating') {
      if (!typed.rating) control.checked = Number(control.value) === kept.rating;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= String(kept[control.name as TextField] ?? '');
    }
  }
}

/** Whether the form is empty where it does not say the same. */
export function canShow(form: HTMLFormElement, review: Typed): boolean {
  const typed = readForm(form);
  return reviewFieldNames.every((field) => !typed[field] || typed[field] === review[field]);
}

export function saysTheSame(form: HTMLFormElement, review: Typed): boolean {
  const typed = readForm(form);
  return reviewFieldNames.every((field) => typed[field] === review[field]);
}
