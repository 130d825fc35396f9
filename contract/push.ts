import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, language } from './fields.ts';

const MAX_ENDPOINT_LENGTH = 1_024;
const UNUSABLE = 'This browser’s push subscription can’t be used';

export const pushSettings = z.object({
  publicKey: described(z.string(), 'The `applicationServerKey` to subscribe with.'),
  endpoint: described(z.nullable(z.string()), 'Of this session’s subscription; null if there is none.'),
  showWords: described(z.boolean(), 'Whether notifications contain the words of the review.'),
});
export type PushSettings = z.infer<typeof pushSettings>;

/** As the browser's `PushSubscription.toJSON()` has it. */
export const pushSubscription = z.object({
  endpoint: described(
    z
      .string(UNUSABLE)
      .check(z.maxLength(MAX_ENDPOINT_LENGTH, UNUSABLE), z.regex(/^https?:\/\/[!-~]+$/, UNUSABLE)),
    'An https URL of the browser’s push service.',
  ),
  keys: z.object({
    p256dh: described(
      z.string(UNUSABLE).check(z.regex(/^[\w-]{87}=?$/, UNUSABLE)),
      'The browser’s public key: an uncompressed P-256 point in base64url.',
    ),
    auth: described(
      z.string(UNUSABLE).check(z.regex(/^[\w-]{22}(==)?$/, UNUSABLE)),
      'The browser’s secret of 16 bytes in base64url.',
    ),
  }),
  showWords: pushSettings.shape.showWords,
});

/** What the service worker gets. */
export const pushMessage = z.object({
  language,
  title: z.string(),
  body: z.string(),
  /** A notification with the same tag is replaced. */
  tag: z.string(),
  path: z.string().check(z.regex(/^\/(?![/\\])/)),
});
export type PushMessage = z.infer<typeof pushMessage>;

export const getPush = {
  method: 'GET',
  url: '/api/push',
  caller: 'professional',
  schema: {
    tags: ['accounts'],
    summary: 'Push notifications of this session',
    response: { 200: pushSettings },
  },
} as const satisfies Endpoint;

export const subscribeToPush = {
  method: 'PUT',
  url: '/api/push',
  caller: 'professional',
  errors: ['pushSubscriptionUnusable', 'tooManyRequests'],
  schema: {
    tags: ['accounts'],
    summary: 'Send push notifications about new reviews to this session',
    description:
      'Replaces the session’s subscription. It ends with the session. An account has up to 10; another one replaces the oldest. The choice of review mails also applies to push notifications.',
    body: pushSubscription,
    response: { 200: pushSettings },
  },
} as const satisfies Endpoint;

export const unsubscribeFromPush = {
  method: 'DELETE',
  url: '/api/push',
  caller: 'professional',
  schema: {
    tags: ['accounts'],
    summary: 'Stop push notifications to this session; succeeds without any',
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;
