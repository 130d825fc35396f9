import { longDate } from '#web/ui/long-date.ts';

export function reviewDate(createdAt: string): string {
  return longDate(createdAt) ?? 'Unknown date';
}
