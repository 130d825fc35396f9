import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { emailTaken, emailUnchanged, wrongPassword } from '#contract/errors.ts';
import { ApiError, failureMessage } from '#web/api/call.ts';
import { session } from '#web/api/query-client.ts';
import { toast } from '#web/ui/toast.ts';

/** Shows a failure at the field it concerns, or else in a toast. */
export function showFailure<Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
  fallback: string,
): void {
  const message = failureMessage(error, fallback);
  const field = fieldOfRefusal[message];
  if (field) setError(field as Path<Fields>, { message }, { shouldFocus: true });
  else toastFailure(error, fallback);
}

/** Shows a failure in a toast, or the login page if the session has ended. */
export function toastFailure(error: unknown, fallback: string): void {
  if (error instanceof ApiError && error.status === 401) session.dispatchEvent(new Event('ended'));
  else toast({ title: 'Error', description: failureMessage(error, fallback), variant: 'destructive' });
}

const fieldOfRefusal: Record<string, string> = {
  [wrongPassword[1]]: 'password',
  [emailTaken[1]]: 'email',
  [emailUnchanged[1]]: 'email',
};
