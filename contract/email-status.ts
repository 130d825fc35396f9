import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

export const emailStatus = z.object({
  state: z.enum(['confirmed', 'unconfirmed', 'refused']),
  refusal: z.nullable(z.string()),
});
export type EmailStatus = z.infer<typeof emailStatus>;

export const getEmailStatus = {
  method: 'GET',
  url: '/api/auth/email-status',
  caller: 'professional',
  schema: {
    response: { 200: emailStatus },
  },
} as const satisfies Endpoint;

export const retryEmail = {
  method: 'POST',
  url: '/api/auth/email-status/retry',
  caller: 'professional',
  errors: ['tooManyRequests'],
  schema: {
    response: { 200: emailStatus },
  },
} as const satisfies Endpoint;
