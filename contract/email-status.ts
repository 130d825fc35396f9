import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const emailStatus = z.object({
  state: z.enum(['confirmed', 'unconfirmed', 'refused']),
  refusal: z.nullable(z.string()),
});
export type EmailStatus = z.infer<typeof emailStatus>;

export const getEmailStatus = endpoint('GET', '/api/auth/email-status', {
  caller: 'professional',
  response: { 200: emailStatus },
});

export const retryEmail = endpoint('POST', '/api/auth/email-status/retry', {
  caller: 'professional',
  errors: ['tooManyRequests'],
  response: { 200: emailStatus },
});
