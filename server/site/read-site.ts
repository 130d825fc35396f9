import { brand } from '#contract/brand.ts';
import type { Imprint, Site } from '#contract/site.ts';
import type { Config } from '#server/system/config.ts';
import type { Logo } from './logo.ts';

export function readSite(config: Config, logo: Logo | null, imprint: Imprint | null): Site {
  const { siteName, supportEmail, legalName, legalAddress, hasPlans, registration, isLoopback } = config;
  return {
    name: siteName,
    ...(siteName !== brand.name && { isRenamed: true }),
    supportEmail,
    operator: legalName === null ? null : { name: legalName, address: legalAddress },
    logo: logo && { path: logo.path, width: logo.width, height: logo.height },
    imprint,
    isPublic: !isLoopback,
    hasPlans,
    registration,
  };
}
