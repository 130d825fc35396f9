import { timingSafeEqual } from 'node:crypto';

/** Takes as long whichever characters differ, so that no one can guess a secret one by one. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
