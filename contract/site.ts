import { z } from 'zod/mini';
import { brand, sample } from './brand.ts';

/** Facts, people and figures of the press page, from `press.json`. */
export const press = z.object({
  figures: z.array(z.tuple([z.string(), z.string()])),
  founder: z.nullable(
    z.object({ name: z.string(), role: z.string(), quote: z.string(), story: z.array(z.string()) }),
  ),
  pressContacts: z.array(z.object({ name: z.string(), role: z.string(), email: z.email() })),
});
export type Press = z.infer<typeof press>;

export const registrationModes = ['open', 'invite', 'closed'] as const;

/** What differs between installations, and who runs this one. */
export const site = z.object({
  name: z.string(),
  /** null: visitors are shown no support address. */
  supportEmail: z.nullable(z.string()),
  operator: z.nullable(z.object({ name: z.string(), address: z.nullable(z.string()) })),
  /** URL path of the operator's logo; null: our own. */
  logo: z.nullable(z.string()),
  /** null: there is no press page. */
  press: z.nullable(press),
  /** false: everyone has everything, and nothing is sold. */
  hasPlans: z.boolean(),
  registration: z.enum(registrationModes),
});
export type Site = z.infer<typeof site>;

/** A private installation without settings; the build renders its pages. */
export const defaultSite: Site = site.parse({
  name: brand.name,
  supportEmail: brand.supportEmail,
  operator: null,
  logo: null,
  press: sample,
  hasPlans: true,
  registration: 'open',
});
