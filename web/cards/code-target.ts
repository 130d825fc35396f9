import type { Workplace } from '#contract/workplaces.ts';
import { reviewUrl } from '#web/api/config.ts';
import { t } from '#web/language.ts';

/** What a code opens. */
export interface CodeTarget {
  link: string;
  /** The same link without the protocol and with a code in groups, to be read and typed. */
  address: string;
  place: string | null;
}

export function workplaceTarget(userId: number, workplace: Workplace | undefined): CodeTarget {
  const link = reviewUrl(userId, workplace?.id);
  return { link, address: withoutProtocol(link), place: placeOf(workplace) };
}

/** What a screen reader calls the code. */
export function codeName(workplace: Workplace | undefined): string {
  return workplace
    ? t('QR code for reviews at {workplace}', { workplace: workplace.name })
    : t('QR code for your reviews');
}

export function withoutProtocol(link: string): string {
  return link.replace('https://', '');
}

export function placeOf(workplace: Workplace | undefined): string | null {
  return workplace ? [workplace.name, workplace.location].filter(Boolean).join(', ') : null;
}
