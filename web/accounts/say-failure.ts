import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { emailTaken, emailUnchanged, wrongPassword } from '#contract/errors.ts';
import { ApiError, failureMessage } from '#web/api/call.ts';
import { session } from '#web/api/query-client.ts';
import { toast } from '#web/ui/toast.ts';

/** Says a refusal at the field that it is about, and anything else above the fields and in a toast. */
export function sayFailure<Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
  fallback: string,
): void {
  const message = failureMessage(error, fallback);
  const field = fieldOfRefusal[message];
  if (field) setError(field as Path<Fields>, { message }, { shouldFocus: true });
  else setError('root', { message: toastFailure(error, fallback) });
}

/**
 * Says a failure in a toast, and returns its message; to somebody who was signed out elsewhere the way to the login says
 * enough.
 */
export function toastFailure(error: unknown, fallback: string): string | undefined {
  if (error instanceof ApiError && error.status === 401) {
    session.dispatchEvent(new Event('ended'));
    return undefined;
  }
  const description = failureMessage(error, fallback);
  toast({ title: 'Error', description, variant: 'destructive' });
  return description;
}

const fieldOfRefusal: Record<string, string> = {
  [wrongPassword[1]]: 'password',
  [emailTaken[1]]: 'email',
  [emailUnchanged[1]]: 'email',
};
