import { join } from 'node:path';
import { brand } from '#contract/brand.ts';
import type { Site } from '#contract/site.ts';
import { type Content, openContent, readImprint } from './content/open-content.ts';
import { type Logo, readLogo } from './site/logo.ts';
import type { Config } from './system/config.ts';

/** What the operator changed, in settings and in files. @throws OperatorError that names the file. */
export function readSite(config: Config): { site: Site; logo: Logo | null; content: Content } {
  const { siteName, supportEmail, legalName, legalAddress, hasPlans, registration, isLoopback } = config;
  const { hasThanksLinks } = config;
  const contentFolder = join(config.dataDir, 'content');
  const logo = readLogo(config.dataDir);
  const site = {
    name: siteName,
    ...(siteName !== brand.name && { isRenamed: true as const }),
    supportEmail,
    operator: legalName === null ? null : { name: legalName, address: legalAddress },
    logo: logo && { path: logo.path, width: logo.width, height: logo.height },
    imprint: null,
    isPublic: !isLoopback,
    hasPlans,
    registration,
    ...(!hasThanksLinks && { hasNoThanksLinks: true as const }),
  };
  const imprint = readImprint(contentFolder, site);
  return { site: { ...site, imprint }, logo, content: openContent(contentFolder, site) };
}
