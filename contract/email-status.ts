import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described } from './fields.ts';

export const emailStatus = z.object({
  state: described(
    z.enum(['confirmed', 'unconfirmed', 'refused']),
    'Review emails wait unless it is `confirmed`. `refused`: a mail server permanently refuses mail to your address.',
  ),
  refusal: described(z.nullable(z.string()), 'The mail server’s reason; null unless refused.'),
});
export type EmailStatus = z.infer<typeof emailStatus>;

export const getEmailStatus = {
  method: 'GET',
  url: '/api/auth/email-status',
  caller: 'professional',
  schema: {
    tags: ['accounts'],
    summary: 'Whether your reviews are emailed to you, or wait for your address',
    response: { 200: emailStatus },
  },
} as const satisfies Endpoint;

export const retryEmail = {
  method: 'POST',
  url: '/api/auth/email-status/retry',
  caller: 'professional',
  errors: ['tooManyRequests'],
  schema: {
    tags: ['accounts'],
    summary: 'Send the confirmation email again, or try a refused address again',
    description:
      'Emails that waited for a confirmed address are sent now. Only the newest confirmation link works.',
    response: { 200: emailStatus },
  },
} as const satisfies Endpoint;
