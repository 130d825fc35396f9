import { onTestFinished } from 'vitest';
import type { Site } from '#contract/site.ts';
import { site } from '#web/site.ts';

/** Changes settings of the installation until the test finishes. */
export function changeSite(settings: Partial<Site>): void {
  const before = { ...site };
  Object.assign(site, settings);
  onTestFinished(() => {
    Object.assign(site, before);
  });
}
