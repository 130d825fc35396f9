import { DAY } from '#server/basics/clock.ts';
import { describeVersion, readAge, type Version } from '#server/system/version.ts';

export interface Finding {
  check: string;
  verdict: 'ok' | 'warning' | 'failed';
  /** What was found and, unless it is fine, what to do. */
  text: string;
}

export const ok = (check: string, text: string): Finding => ({ check, verdict: 'ok', text });
export const warning = (check: string, text: string): Finding => ({ check, verdict: 'warning', text });
export const failed = (check: string, text: string): Finding => ({ check, verdict: 'failed', text });

export function judgeVersion(version: Version, now: Date): Finding {
  const text = `${describeVersion(version)}, Node.js ${process.versions.node}`;
  const days = readAge(version.version, now);
  return days === null
    ? ok('version', text)
    : warning('version', `${text}. This version is ${days} days old: look for a newer one`);
}

const CERTIFICATE_DAYS_MIN = 14;

export function judgeCertificate(check: string, validUntil: Date, renewal: string): Finding {
  const days = Math.floor((validUntil.getTime() - Date.now()) / DAY);
  const text = `the certificate is valid for ${days} more days`;
  return days < CERTIFICATE_DAYS_MIN ? warning(check, `${text}: ${renewal}`) : ok(check, text);
}

const CLOCK_DIFFERENCE_MAX = 60;

export function judgeClock(name: string, time: Date): Finding {
  const seconds = Math.round(Math.abs(Date.now() - time.getTime()) / 1_000);
  return seconds > CLOCK_DIFFERENCE_MAX
    ? failed('clock', `${seconds} s away from ${name}: set this machine's clock, for example with chrony`)
    : ok('clock', `agrees with ${name}`);
}
