/**
 * Everything that the server answers by itself, by the beginning of its path. What is not below one of these is a page of
 * the app, or a file.
 */
export const serverPaths = [
  '/api',
  '/app-shell',
  '/avatar',
  '/dev',
  '/for',
  '/health',
  '/healthz',
  '/metrics',
  '/my-review',
  '/qr',
  '/r',
  '/readyz',
  '/review',
  '/test-billing',
  '/test-payment',
  '/unsubscribe',
  '/verify',
] as const;

/** The review page's, which the dev server shows without the server. */
export const reviewPaths = [
  '/my-review',
  '/r',
  '/review',
] as const satisfies readonly (typeof serverPaths)[number][];

/** Whether a path is one of these, or below one. */
export function isBelow(path: string, parents: readonly string[]): boolean {
  const lower = path.toLowerCase();
  return parents.some((parent) => lower === parent || lower.startsWith(`${parent}/`));
}
