/* The oldest browsers that pages work in. README tells people; tests/browsers.test.ts keeps what they get to this list. */

const onBoth = { chrome: '109', edge: '109', firefox: '115', samsunginternet_android: '20.0' };

/** The names are those of @mdn/browser-compat-data. */
export const oldestBrowsers = {
  customer: { ...onBoth, safari: '15.4', safari_ios: '15.4' },
  app: { ...onBoth, safari: '16.4', safari_ios: '16.4' },
};

/** Samsung Internet 20 is a Chromium. */
export const SAMSUNG_CHROMIUM = '106';

const { edge, firefox, safari, safari_ios } = oldestBrowsers.customer;

/** Both kinds of page share files, so they share this target. */
export const buildTarget = [
  `chrome${SAMSUNG_CHROMIUM}`,
  `edge${edge}`,
  `firefox${firefox}`,
  `safari${safari}`,
  `ios${safari_ios}`,
];
