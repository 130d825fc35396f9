/** Facts, people and figures of the press page. */
export interface Press {
  figures: readonly (readonly [figure: string, label: string])[];
  founder: { name: string; role: string; quote: string; story: readonly string[] } | null;
  pressContacts: readonly { name: string; role: string; email: string }[];
}

export const registrationModes = ['open', 'invite', 'closed'] as const;

/** What differs between installations, and who runs this one. It travels in each document, so it must stay short. */
export interface Site {
  name: string;
  /** null: visitors are shown no support address. */
  supportEmail: string | null;
  operator: { name: string; address: string | null } | null;
  /** The operator's; null: our own. */
  logo: { path: string; width: number; height: number } | null;
  /** Others than people on this machine can reach it. */
  isPublic: boolean;
  /** null: there is no press page. */
  press: 'sample' | 'own' | null;
  /** false: everyone has everything, and nothing is sold. */
  hasPlans: boolean;
  registration: (typeof registrationModes)[number];
  /** A demo for strangers, which starts over at each full hour. Other documents needn't carry it. */
  isDemo?: true;
}

/** A private installation without settings; the build renders its pages. */
export const defaultSite: Site = {
  name: 'Goodword',
  supportEmail: 'support@goodword.example',
  operator: null,
  logo: null,
  isPublic: false,
  press: 'sample',
  hasPlans: true,
  registration: 'open',
};
