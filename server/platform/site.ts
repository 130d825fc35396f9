import { defaultSite, type Site } from '#contract/site.ts';
import type { Config } from './config.ts';
import type { SiteFiles } from './site-files.ts';

/** A public installation shows no sample people, figures or addresses. */
export function readSite(config: Config, { logo, press }: SiteFiles): Site {
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
    logo: logo && { path: logo.path, width: logo.width, height: logo.height },
    isPublic: !isLoopback,
    press: press ? 'own' : isLoopback ? 'sample' : null,
    hasPlans,
    registration,
    ...(isPublicDemo && { isDemo: true }),
  };
}
