import { z } from 'zod/mini';
import { apiToken } from './api-tokens.ts';
import { endpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

const ADDRESS = 'Please use an address as in https://example.com/webhook' as Sentence;

export const webhookForm = z.object({
  url: z.string(ADDRESS).check(z.trim(), z.maxLength(2_000, ADDRESS), z.regex(/^https?:\/\/\S+$/i, ADDRESS)),
  /** Sends the customer’s words, name and location too. Left out: as before, which is false at first. */
  words: z.optional(z.boolean('words must be true or false')),
});

export const webhook = z.object({
  url: z.string(),
  words: z.boolean(),
  /** Paused after five days of failures; ended by a receiver that answered 410. */
  state: z.enum(['active', 'paused', 'ended']),
  /** Null once an event arrived again. */
  lastError: z.nullable(z.string()),
  lastErrorAt: z.nullable(timestamp),
});
export type Webhook = z.infer<typeof webhook>;

/** Begins with `whsec_`, as in Standard Webhooks. */
export const webhookSecret = z.object({ secret: z.string() });

export const getWebhook = endpoint('GET', '/api/webhook', {
  caller: 'professional',
  errors: ['webhookNotFound'],
  response: { 200: webhook },
});

export const saveWebhook = endpoint('PUT', '/api/webhook', {
  caller: 'professional',
  errors: ['webhookAddressRefused', 'tooManyRequests'],
  body: webhookForm,
  /** The first one has the secret. */
  response: { 200: z.extend(webhook, { secret: z.optional(z.string()) }) },
});

export const deleteWebhook = endpoint('DELETE', '/api/webhook', {
  caller: 'professional',
  errors: ['webhookNotFound'],
  response: { 204: z.void() },
});

/** Answers when the receiver has: it took the event if `lastError` is null. */
export const testWebhook = endpoint('POST', '/api/webhook/test', {
  caller: 'professional',
  errors: ['webhookNotFound', 'tooManyRequests'],
  response: { 200: webhook },
});

export const renewWebhookSecret = endpoint('POST', '/api/webhook/secret', {
  caller: 'professional',
  errors: ['webhookNotFound', 'tooManyRequests'],
  response: { 200: webhookSecret },
});

/** For the settings: without a webhook, browsers would log each 404 of `getWebhook` as an error. */
export const getConnections = endpoint('GET', '/api/connections', {
  caller: 'professional',
  response: { 200: z.object({ tokens: z.array(apiToken), webhook: z.nullable(z.omit(webhook, {})) }) },
});
