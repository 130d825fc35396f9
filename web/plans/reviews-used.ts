import { t } from '#web/language.ts';

/** More than the limit may be used after a paid plan has ended. */
export function reviewsUsed(used: number, limit: number): string {
  return used > limit
    ? t('{used} reviews used, {limit} included', { used, limit })
    : t('{used} of {limit} reviews used', { used, limit });
}
