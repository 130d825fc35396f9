import { expect, test } from 'vitest';
import { isVisit } from './visits.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.0.0 Mobile Safari/537.36';
const SAFARI = `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`;

test.for([
  ['Safari', SAFARI],
  ['Chrome', ANDROID],
  [
    'Instagram',
    `${IPHONE} Mobile/15E148 Instagram 331.0.0.34.106 (iPhone14,5; iOS 17_5; en_US; en; scale=3.00)`,
  ],
  ['Facebook', `${ANDROID} [FB_IAB/FB4A;FBAV/463.0.0.53.85;IABMV/1;]`],
  ['Viber', `${ANDROID} Viber/13.1.0.4`],
  ['a phone named Cubot', ANDROID.replace('SM-S918B', 'CUBOT NOTE 20')],
] as const)('A page opened in %s is a visit', ([, userAgent]) => {
  expect(isVisit(request({ 'user-agent': userAgent }))).toBe(true);
});

test.for([
  ['no one', ''],
  [
    'WhatsApp on a desktop',
    'Mozilla/5.0 (Macintosh) WhatsApp/2.2424.0 Chrome/91.0 Electron/13.6.9 Safari/537.36',
  ],
  ['Viber', 'Viber/22.6.1.0 CFNetwork/1494.0.7 Darwin/23.4.0'],
  [
    'Teams',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/112.0.0.0 Safari/537.36 SkypeSpaces/1.0a$*+',
  ],
  [
    'headless Chrome',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0 Safari/537.36',
  ],
  ['curl', 'curl/8.5.0'],
] as const)('A page opened by %s is no visit', ([, userAgent]) => {
  expect(isVisit(request({ 'user-agent': userAgent }))).toBe(false);
});

test.for([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-purpose', 'preview'],
  ['x-moz', 'prefetch'],
] as const)('A page fetched ahead, with %s: %s, is no visit', ([name, value]) => {
  expect(isVisit(request({ 'user-agent': SAFARI, [name]: value }))).toBe(false);
});

test('A HEAD request is no visit', () => {
  expect(isVisit({ ...request({ 'user-agent': SAFARI }), method: 'HEAD' })).toBe(false);
});

function request(headers: Record<string, string>): Parameters<typeof isVisit>[0] {
  return { method: 'GET', headers };
}
