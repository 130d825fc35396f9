import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, timestamp } from './fields.ts';

export const session = z.object({
  id: described(z.string(), 'Not a credential.'),
  device: described(z.nullable(z.string()), 'E.g. Chrome on Android; null if unknown.'),
  signedInAt: timestamp,
  lastUsedAt: described(timestamp, 'To the hour.'),
  isCurrent: described(z.boolean(), 'Whether this request uses this session.'),
});
export type Session = z.infer<typeof session>;

export const listSessions = {
  method: 'GET',
  url: '/api/auth/sessions',
  caller: 'professional',
  schema: {
    tags: ['accounts'],
    summary: 'Active sessions, last used first',
    response: { 200: z.array(session) },
  },
} as const satisfies Endpoint;

const SESSION_NOT_FOUND = 'Session not found';

export const endSession = {
  method: 'DELETE',
  url: '/api/auth/sessions/:id',
  caller: 'professional',
  errors: ['sessionNotFound'],
  schema: {
    tags: ['accounts'],
    summary: 'Sign out one session',
    params: z.object({
      id: described(
        z.string(SESSION_NOT_FOUND).check(z.regex(/^[0-9a-f]{16}$/, SESSION_NOT_FOUND)),
        'The id of the session, from the list.',
      ),
    }),
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;
