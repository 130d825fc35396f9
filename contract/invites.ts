import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, nullable, optionalLine, timestamp, urlId, urlLimit } from './fields.ts';

export const INVITE_DAYS = 7;
export const MAX_OPEN_INVITES = 50;

export const invite = z.object({
  id: z.int(),
  note: described(nullable(z.string()), 'Who it is for, as noted by the admin.'),
  state: z.enum(['open', 'used', 'expired']),
  createdAt: timestamp,
  expiresAt: timestamp,
  usedAt: nullable(timestamp),
  usedBy: described(nullable(z.string()), 'Username of the account created with it.'),
});
export type Invite = z.infer<typeof invite>;

export const inviteForm = z.object({
  note: optionalLine({
    max: 120,
    message: 'Please note who the invite is for',
    tooLong: 'Please use at most 120 characters',
  }),
});

export const checkInvite = {
  method: 'POST',
  url: '/api/auth/invite/check',
  caller: 'anyone',
  errors: ['tooManyRequests'],
  schema: {
    tags: ['accounts'],
    summary: 'Check whether an invite still works',
    body: z.object({ invite: z.string('This invite doesn’t work') }),
    response: { 200: z.object({ valid: z.boolean() }) },
  },
} as const satisfies Endpoint;

export const listInvites = {
  method: 'GET',
  url: '/api/admin/invites',
  caller: 'admin',
  schema: {
    tags: ['admin'],
    summary: 'Invites, newest first, in pages; until 30 days after they expire',
    querystring: z.object({
      limit: z.optional(urlLimit),
      cursor: described(
        z.optional(urlId('cursor is not valid')),
        'Where the previous page ended, from its Link header.',
      ),
    }),
    response: { 200: z.array(invite) },
  },
} as const satisfies Endpoint;

export const createInvite = {
  method: 'POST',
  url: '/api/admin/invites',
  caller: 'admin',
  errors: ['registrationClosed', 'inviteLimitReached'],
  schema: {
    tags: ['admin'],
    summary: 'Create a link that lets one person register; it is shown only once',
    description: 'Works once, within seven days. Recorded in the audit trail.',
    body: inviteForm,
    response: { 201: z.extend(invite, { url: z.string() }) },
  },
} as const satisfies Endpoint;

export const revokeInvite = {
  method: 'DELETE',
  url: '/api/admin/invites/:id',
  caller: 'admin',
  errors: ['inviteNotFound'],
  schema: {
    tags: ['admin'],
    summary: 'Delete an invite that was not used',
    description: 'Recorded in the audit trail.',
    params: z.object({ id: urlId('This invite was used or deleted') }),
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;
