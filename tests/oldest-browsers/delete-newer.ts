import { oldestBrowsers } from '../../scripts/browsers.ts';
import { type Kind, readInterfaces } from './compat-data.ts';

/** A script for pages, which deletes from the browser what the oldest ones lack; each kind of page has its own. */
export function deleteNewer(): string {
  const lists = { customer: missingFrom('customer'), app: missingFrom('app') };
  return `(${inPage})(${JSON.stringify(lists)})`;
}

/** Playwright and journeys call them in the page; it does not. */
const kept = ['checkVisibility', 'readText'];

type Missing = [name: string, isMissing: boolean, members: string[], statics: string[]];

function missingFrom(kind: Kind): Missing[] {
  return readInterfaces(oldestBrowsers[kind])
    .map(
      ({ name, isNewer, members, statics, events }): Missing => [
        name,
        isNewer,
        [
          ...members.newer.filter((member) => !kept.includes(member)),
          ...events.newer.map((event) => `on${event}`),
        ],
        statics.newer,
      ],
    )
    .filter(([, isMissing, members, statics]) => isMissing || members.length + statics.length > 0);
}

function inPage(lists: Record<Kind, Missing[]>): void {
  const isCustomers = /^\/(review|my-review|r)(\/|$)/.test(location.pathname);
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  for (const [name, isMissing, members, statics] of isCustomers ? lists.customer : lists.app) {
    const path = name.split('.');
    const last = path.pop() as string;
    // biome-ignore lint/suspicious/noExplicitAny: any object of the browser.
    const holder = path.reduce((at: any, key) => at?.[key], globalThis);
    const whole = holder?.[last];
    const prototype = name === 'Iterator' ? iterators : whole?.prototype;
    // The window has its members itself.
    const owners = name === 'Window' ? [prototype, window] : [prototype];
    for (const owner of owners) for (const member of members) if (owner) delete owner[member];
    for (const member of statics) if (whole) delete whole[member];
    if (isMissing && holder) delete holder[last];
  }
}
