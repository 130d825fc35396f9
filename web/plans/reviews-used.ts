/** More than the limit may be used after a paid plan has ended. */
export function reviewsUsed(used: number, limit: number): string {
  return used > limit ? `${used} reviews used, ${limit} included` : `${used} of ${limit} reviews used`;
}
