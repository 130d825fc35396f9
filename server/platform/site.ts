import { defaultSite, type Site } from '#contract/site.ts';
import type { Config } from './config.ts';

/** A public installation shows no sample people, figures or addresses. */
export function readSite(config: Config): Site {
  const {
    siteName,
    supportEmail,
    legalName,
    legalAddress,
    hasPlans,
    registration,
    isLoopback,
    isPublicDemo,
  } = config;
  return {
    name: siteName,
    supportEmail: supportEmail ?? (isLoopback ? defaultSite.supportEmail : null),
    operator: legalName === null ? null : { name: legalName, address: legalAddress },
    logo: null,
    press: isLoopback ? defaultSite.press : null,
    hasPlans,
    registration,
    ...(isPublicDemo && { isDemo: true }),
  };
}
