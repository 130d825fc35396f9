import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

const MAX_ENDPOINT_LENGTH = 1_024;
const UNUSABLE = 'This browser’s push subscription can’t be used' as Sentence;

export const pushSettings = z.object({
  publicKey: z.string(),
  endpoint: z.nullable(z.string()),
  showWords: z.boolean(),
});
export type PushSettings = z.infer<typeof pushSettings>;

/** The browser's `PushSubscription.toJSON()` has this shape. */
export const pushSubscription = z.object({
  endpoint: z
    .string(UNUSABLE)
    .check(z.maxLength(MAX_ENDPOINT_LENGTH, UNUSABLE), z.regex(/^https?:\/\/[!-~]+$/, UNUSABLE)),
  keys: z.object({
    p256dh: z.string(UNUSABLE).check(z.regex(/^[\w-]{87}=?$/, UNUSABLE)),
    auth: z.string(UNUSABLE).check(z.regex(/^[\w-]{22}(==)?$/, UNUSABLE)),
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

export const getPush = endpoint('GET', '/api/push', {
  caller: 'professional',
  response: { 200: pushSettings },
});

export const subscribeToPush = endpoint('PUT', '/api/push', {
  caller: 'professional',
  errors: ['pushSubscriptionUnusable', 'tooManyRequests'],
  body: pushSubscription,
  response: { 200: pushSettings },
});

export const unsubscribeFromPush = endpoint('DELETE', '/api/push', {
  caller: 'professional',
  response: { 204: z.void() },
});
