/** Path prefixes that the server handles; all others are app pages or files. */
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
  '/reply',
  '/review',
  '/test-billing',
  '/test-payment',
  '/unsubscribe',
] as const;

export function isBelow(path: string, parents: readonly string[]): boolean {
  const lower = path.toLowerCase();
  return parents.some((parent) => lower === parent || lower.startsWith(`${parent}/`));
}
