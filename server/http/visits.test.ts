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
  ['Firefox', 'Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0'],
  [
    'Samsung Internet',
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A536B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Instagram',
    `${IPHONE} Mobile/15E148 Instagram 331.0.0.34.106 (iPhone14,5; iOS 17_5; en_US; en; scale=3.00)`,
  ],
  ['Facebook', `${ANDROID} [FB_IAB/FB4A;FBAV/463.0.0.53.85;IABMV/1;]`],
  ['Messenger', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/450.0.0;FBDV/iPhone14,5;FBSN/iOS]`],
  ['LINE', `${ANDROID} Line/14.5.0/IAB`],
  ['KakaoTalk', `${IPHONE} Mobile/15E148 KAKAOTALK/10.8.0 (INAPP)`],
  ['Viber', `${ANDROID} Viber/13.1.0.4`],
  ['Telegram', `${ANDROID} Telegram-Android/10.12.0 (Samsung SM-S918B; Android 14; SDK 34; HIGH)`],
  ['WeChat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/en`],
  ['X', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.40`],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29.8600`],
  ['Google', `${IPHONE} GSA/319.0.640101234 Mobile/15E148 Safari/604.1`],
  ['a phone named Cubot', ANDROID.replace('SM-S918B', 'CUBOT NOTE 20')],
] as const)('A page opened in %s is a visit', ([, userAgent]) => {
  expect(isVisit(request({ 'user-agent': userAgent }))).toBe(true);
});

test.for([
  ['no one', ''],
  ['WhatsApp', 'WhatsApp/2.24.10.85 A'],
  [
    'WhatsApp on a desktop',
    'Mozilla/5.0 (Macintosh) WhatsApp/2.2424.0 Chrome/91.0 Electron/13.6.9 Safari/537.36',
  ],
  ['Telegram', 'TelegramBot (like TwitterBot)'],
  ['Signal', 'WhatsApp/2'],
  [
    'iMessage',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  ],
  ['Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
  ['Discord', 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'],
  ['Viber', 'Viber/22.6.1.0 CFNetwork/1494.0.7 Darwin/23.4.0'],
  ['Skype', 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5'],
  [
    'Teams',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/112.0.0.0 Safari/537.36 SkypeSpaces/1.0a$*+',
  ],
  ['LINE', 'facebookexternalhit/1.1;line-poker/1.0'],
  ['KakaoTalk', 'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984'],
  ['Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['X', 'Twitterbot/1.0'],
  ['LinkedIn', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)'],
  ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [
    'headless Chrome',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0 Safari/537.36',
  ],
  ['Lighthouse', `${ANDROID} Chrome-Lighthouse`],
  ['jsdom', 'Mozilla/5.0 (linux) AppleWebKit/537.36 (KHTML, like Gecko) jsdom/22.1.0'],
  ['curl', 'curl/8.5.0'],
  ['Node.js', 'node'],
] as const)('A page opened by %s is no visit', ([, userAgent]) => {
  expect(isVisit(request({ 'user-agent': userAgent }))).toBe(false);
});

test.for([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['sec-purpose', 'prefetch;anonymous-client-ip'],
  ['purpose', 'prefetch'],
  ['x-purpose', 'preview'],
  ['x-purpose', ': preview'],
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
