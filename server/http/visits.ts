import type { FastifyRequest } from 'fastify';
import { createIsbotFromList, list } from 'isbot';

/** A person opens the page: no crawler, messenger's preview or headless browser, and no browser ahead of its person. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const userAgent = headers['user-agent'] ?? '';
  if (method === 'HEAD' || userAgent === '' || isBot(userAgent)) return false;
  return !purposeHeaders.some((name) => SPECULATIVE.test(String(headers[name] ?? '')));
}

const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const SPECULATIVE = /prefetch|prerender|preview|instant/i;

/** isbot's list lacks these previews of Apple, WhatsApp, Teams, WeChat, Outlook and Nextcloud, and headless browsers. */
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
