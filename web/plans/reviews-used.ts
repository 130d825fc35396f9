/** "3 of 5 reviews used"; more than the limit are there where a paid plan has ended. */
export function reviewsUsed(used: number, limit: number): string {
  return used > limit ? `${used} reviews used, ${limit} included` : `${used} of ${limit} reviews used`;
}
