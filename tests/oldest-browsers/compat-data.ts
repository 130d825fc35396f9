import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import type { oldestBrowsers } from '../../scripts/browsers.ts';

/** Customers' pages, or the app. */
export type Kind = keyof typeof oldestBrowsers;

/** The version of each browser. */
export type Oldest = (typeof oldestBrowsers)[Kind];

export const compatData: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Whether one of the oldest browsers doesn't have it, or only behind a flag or by another name. */
export function isNewer(feature: Identifier | undefined, oldest: Oldest): boolean {
  const statement = feature?.__compat;
  return (
    statement !== undefined &&
    Object.entries(oldest).some(([browser, version]) => !has(statement, browser, version))
  );
}

function has({ support }: CompatStatement, browser: string, version: string): boolean {
  return [support[browser as keyof typeof support] ?? []]
    .flat()
    .some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        isReached(version_added, version) &&
        !isReached(version_removed, version) &&
        !flags &&
        !prefix &&
        !alternative_name,
    );
}

function isReached(since: string | false | null | undefined, version: string): boolean {
  if (!since || since === 'preview') return false;
  const [major = 0, minor = 0] = since.replace('≤', '').split('.').map(Number);
  const [oldMajor = 0, oldMinor = 0] = version.split('.').map(Number);
  return major < oldMajor || (major === oldMajor && minor <= oldMinor);
}

/** A built-in or an interface of the browser. */
export interface Interface {
  name: string;
  isNewer: boolean;
  members: Members;
  /** The data does not tell a built-in's static members from the others. */
  statics: Members;
  events: Members;
}

interface Members {
  newer: string[];
  others: string[];
}

export function readInterfaces(oldest: Oldest): Interface[] {
  const { builtins } = compatData.javascript;
  const ofIntl = entriesOf(builtins?.Intl).map(([name, feature]) => [`Intl.${name}`, feature] as const);
  return [
    ...[...entriesOf(builtins), ...ofIntl].map(([name, feature]) => {
      const members = split(entriesOf(feature), oldest, /^(\w+)$/);
      const events = { newer: [], others: [] };
      return { name, isNewer: isNewer(feature, oldest), members, statics: members, events };
    }),
    ...entriesOf(compatData.api).map(([name, feature]) => ({
      name,
      isNewer: isNewer(feature, oldest),
      members: split(entriesOf(feature), oldest, /^(\w+?)(?<!_static|_event)$/),
      statics: split(entriesOf(feature), oldest, /^(\w+)_static$/),
      events: split(entriesOf(feature), oldest, /^(\w+)_event$/),
    })),
  ];
}

function split(features: [string, Identifier][], oldest: Oldest, pattern: RegExp): Members {
  const members: Members = { newer: [], others: [] };
  for (const [key, feature] of features) {
    const name = pattern.exec(key)?.[1];
    if (name) members[isNewer(feature, oldest) ? 'newer' : 'others'].push(name);
  }
  return members;
}

function entriesOf(feature: Identifier | undefined): [string, Identifier][] {
  return Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}
