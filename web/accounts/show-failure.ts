import { ApiError, ConnectionError, failureMessage } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { toast } from '#web/ui/toast.ts';

/**
 * What stays above the fields until the next attempt, long after the toast. It says what to do in words of its own, because
 * the toast already has the server's.
 */
export function lastingFailure(
  error: unknown,
  whenRefused = t('Nothing was changed. Please check and try again.'),
): string {
  if (error instanceof ConnectionError) return t('Nothing was sent. Try again once you have a connection.');
  if (!(error instanceof ApiError)) return whenRefused;
  if (error.status === 429) return t('Too many tries in a short time. Wait a few minutes, then try again.');
  if (error.status >= 500) return t('Something went wrong on our side. Please try again in a moment.');
  return whenRefused;
}

/** A 401 too: only a core read ends the session. */
export function toastFailure(error: unknown, fallback: string): void {
  toastError(t('Error'), error, fallback);
}

/** A second sentence says why there is no answer. */
export function toastError(title: string, error: unknown, fallback: string): void {
  const texts =
    error instanceof ConnectionError
      ? { description: fallback, note: t('Please check your internet connection and try again.') }
      : { description: failureMessage(error, fallback) };
  toast({ title, ...texts, variant: 'destructive' });
}
