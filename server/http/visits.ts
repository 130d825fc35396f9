import type { FastifyRequest } from 'fastify';
import { createIsbotFromList, list } from 'isbot';

/**
 * Whether a person opens the page, and no crawler, messenger's preview or headless browser, and no browser ahead of its
 * person.
 */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const userAgent = headers['user-agent'] ?? '';
  if (method === 'HEAD' || userAgent === '' || isBot(userAgent)) return false;
  return !purposeHeaders.some((name) => SPECULATIVE.test(String(headers[name] ?? '')));
}

const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const SPECULATIVE = /prefetch|prerender|preview|instant/i;

/**
 * isbot's list lacks these: what apps of Apple's systems fetch without a browser (Viber, Messages), previews of WhatsApp
 * on desktops, Teams, WeChat, Outlook and Nextcloud, and browsers without a screen.
 */
const moreBots = [
  'cfnetwork/',
  ' whatsapp/',
  'skypespaces',
  'wechatshareextension',
  'ms-office',
  'nextcloud-talk',
  'jsdom/',
  'htmlunit/',
  'slimerjs/',
];

const isBot = createIsbotFromList([...list, ...moreBots]);
