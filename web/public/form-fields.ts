export interface Typed {
  /** 0 while nothing is chosen. */
  rating: number;
  comment: string;
  customerName: string;
  customerLocation: string;
}

export function readForm(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  return {
    rating: Number(data.get('rating') ?? 0),
    comment: readText(data, 'comment'),
    customerName: readText(data, 'customerName'),
    customerLocation: readText(data, 'customerLocation'),
  };
}

/** Some browsers end lines as Windows does, which the contract refuses. */
export function readText(data: FormData, name: string): string {
  return String(data.get(name) ?? '').replace(/\r\n?/g, '\n');
}

/** Fills the empty fields: what somebody has typed stays. */
export function fillIn(form: HTMLFormElement, kept: Typed): void {
  const typed = readForm(form);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.name === 'rating') {
      if (!typed.rating) control.checked = Number(control.value) === kept.rating;
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= String(kept[control.name as keyof Typed] ?? '');
    }
  }
}

/** Whether the form is empty where it does not say the same. */
export function canShow(form: HTMLFormElement, review: Typed): boolean {
  const typed = readForm(form);
  return fields.every((field) => !typed[field] || typed[field] === review[field]);
}

export function saysTheSame(form: HTMLFormElement, review: Typed): boolean {
  const typed = readForm(form);
  return fields.every((field) => typed[field] === review[field]);
}

const fields = ['rating', 'comment', 'customerName', 'customerLocation'] as const;
