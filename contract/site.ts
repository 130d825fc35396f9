import type { Language } from './languages/languages.ts';

export const registrationModes = ['open', 'closed'] as const;

/** What differs between installations, and who runs this one. It travels in each document, so it must stay short. */
export interface Site {
  name: string;
  /** Differs from the software's; other documents needn't carry it. */
  isRenamed?: true;
  supportEmail: string;
  operator: { name: string; address: string | null } | null;
  /** The operator's; null: our own. */
  logo: { path: string; width: number; height: number } | null;
  /** One for each language of a page; a document has that of its own. */
  imprint: Partial<Record<Language, Imprint>> | null;
  /** Others than people on this machine can reach it. */
  isPublic: boolean;
  /** false: everyone has everything, and nothing is sold. */
  hasPlans: boolean;
  registration: (typeof registrationModes)[number];
  /** With THANKS_LINKS=off; other documents needn't carry it. */
  hasNoThanksLinks?: true;
}

/** The operator's text that some countries require on every page; the server made `html` from Markdown. */
export interface Imprint {
  title: string;
  html: string;
}

/** A private installation without settings; the build renders its pages. */
export const defaultSite: Site = {
  name: 'Goodword',
  supportEmail: 'support@localhost',
  operator: null,
  logo: null,
  imprint: null,
  isPublic: false,
  hasPlans: true,
  registration: 'open',
};
