import Bowser from 'bowser';

/** @returns e.g. "Chrome on Android"; null if the user agent is not a browser. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, 500));
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return [browser.name, system].filter(Boolean).join(' on ') || null;
}
