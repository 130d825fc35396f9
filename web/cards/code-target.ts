import { formatCode, type TrackedCode } from '#contract/tracked-codes.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { config, reviewUrl } from '#web/api/config.ts';
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

export function trackedCodeTarget({ code, url }: TrackedCode, workplace: Workplace | undefined): CodeTarget {
  const isAtRoot = new URL(config.appUrl).pathname === '/';
  return {
    // A QR code of capital letters has fewer, larger squares; the short link works in any case.
    link: isAtRoot ? url.toUpperCase() : url,
    address: withoutProtocol(url.replace(code, formatCode(code))),
    place: placeOf(workplace),
  };
}

/** What a screen reader calls the code. */
export function codeName(workplace: Workplace | undefined): string {
  return workplace
    ? t('QR code for reviews at {workplace}', { workplace: workplace.name })
    : t('QR code for your reviews');
}

function withoutProtocol(link: string): string {
  return link.replace('https://', '');
}

function placeOf(workplace: Workplace | undefined): string | null {
  return workplace ? [workplace.name, workplace.location].filter(Boolean).join(', ') : null;
}
