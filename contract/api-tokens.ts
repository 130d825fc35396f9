import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formLine, readableTimestamp, urlId } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

export const MAX_API_TOKENS = 10;

export const apiToken = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: readableTimestamp,
  expiresAt: readableTimestamp,
  lastUsedAt: z.nullable(readableTimestamp),
});
export type ApiToken = z.infer<typeof apiToken>;

/** The only response with the token itself. */
export const newApiToken = z.extend(apiToken, { token: z.string() });

export const apiTokenForm = z.object({ name: formLine(60, 'Please enter a name' as Sentence) });

export const listApiTokens = endpoint('GET', '/api/tokens', {
  caller: 'professional',
  response: { 200: z.array(apiToken) },
});

export const createApiToken = endpoint('POST', '/api/tokens', {
  caller: 'professional',
  errors: ['apiTokenLimitReached'],
  body: apiTokenForm,
  response: { 201: newApiToken },
});

export const deleteApiToken = endpoint('DELETE', '/api/tokens/:id', {
  caller: 'professional',
  errors: ['apiTokenNotFound'],
  params: z.object({ id: urlId('API token not found' as Sentence) }),
  response: { 204: z.void() },
});
