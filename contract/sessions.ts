import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

export const session = z.object({
  id: z.string(),
  device: z.nullable(z.string()),
  signedInAt: timestamp,
  lastUsedAt: timestamp,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint('GET', '/api/auth/sessions', {
  caller: 'professional',
  response: { 200: z.array(session) },
});

const SESSION_NOT_FOUND = 'Session not found' as Sentence;

export const endSession = endpoint('DELETE', '/api/auth/sessions/:id', {
  caller: 'professional',
  errors: ['sessionNotFound'],
  params: z.object({
    id: z.string(SESSION_NOT_FOUND).check(z.regex(/^[0-9a-f]{16}$/, SESSION_NOT_FOUND)),
  }),
  response: { 204: z.void() },
});
