import { emailTaken, emailUnchanged, webhookAddressRefused, wrongPassword } from '#contract/errors.ts';
import { ApiError, failureMessage } from '#web/api/call.ts';
import type { FormErrors } from '#web/ui/use-form.ts';
import { lastingFailure, toastFailure } from './show-failure.ts';

/** Shows a failure at the field it concerns, or else in a toast and above the fields. */
export function showFailure(error: unknown, fail: (errors: FormErrors) => void, fallback: string): void {
  const refusal = error instanceof ApiError ? error.serverMessage : undefined;
  const field = refusal && fieldOfRefusal[refusal];
  if (!field) toastFailure(error, fallback);
  fail(field ? { [field]: failureMessage(error, fallback) } : { root: lastingFailure(error) });
}

const fieldOfRefusal: Record<string, string> = {
  [wrongPassword[1]]: 'password',
  [emailTaken[1]]: 'email',
  [emailUnchanged[1]]: 'email',
  [webhookAddressRefused[1]]: 'url',
};
