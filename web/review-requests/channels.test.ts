import { afterEach, expect, test, vi } from 'vitest';
import { addressFor } from './channels.ts';

const text = 'Hi 👋 سارة,\nfish & chips #1 + tea? 100%';
const encoded =
  'Hi%20%F0%9F%91%8B%20%D8%B3%D8%A7%D8%B1%D8%A9%2C%0Afish%20%26%20chips%20%231%20%2B%20tea%3F%20100%25';
const message = { subject: 'How did I do?', text };

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';

function on(userAgent: string): void {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 });
}

afterEach(() => void vi.unstubAllGlobals());

test('Emoji, newlines, Arabic and signs reach WhatsApp as they were typed', () => {
  expect(addressFor('whatsApp', message)).toBe(`https://wa.me/?text=${encoded}`);
});

test('An SMS begins its text with & on iPhones, and with ? on Android', () => {
  on(IPHONE);
  expect(addressFor('sms', message)).toBe(`sms:&body=${encoded}`);
  on(ANDROID);
  expect(addressFor('sms', message)).toBe(`sms:?body=${encoded}`);
});

test('An email has its subject, and its lines end as in emails', () => {
  expect(addressFor('email', message)).toBe(
    `mailto:?subject=How%20did%20I%20do%3F&body=${encoded.replace('%0A', '%0D%0A')}`,
  );
});

test('Half an emoji is left out instead of failing', () => {
  expect(addressFor('whatsApp', { subject: '', text: 'a\ud83d b👋' })).toBe(
    'https://wa.me/?text=a%20b%F0%9F%91%8B',
  );
});
