import Bowser from 'bowser';

/** The browser and the system as their owner would name them, as in "Chrome on Android"; null for what is no browser. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500));
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return [browser.name, system].filter(Boolean).join(' on ') || null;
}
