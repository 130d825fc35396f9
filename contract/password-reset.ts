import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { acknowledgement, email, newPassword } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

export const passwordForgotten = z.object({ email: email('Please enter a valid email address' as Sentence) });

export const forgotPassword = endpoint({
  method: 'POST',
  url: '/api/auth/forgot-password',
  caller: 'anyone',
  errors: ['tooManyRequests'],
  body: passwordForgotten,
  response: { 200: acknowledgement },
});

export const passwordReset = z.object({
  token: z
    .string('Invalid or expired reset token' as Sentence)
    .check(z.maxLength(512, 'Invalid or expired reset token' as Sentence)),
  newPassword,
});

export const passwordsMatch = z.refine<{ newPassword: string; confirmPassword: string }>(
  (form) => form.newPassword === form.confirmPassword,
  { path: ['confirmPassword'], error: "Passwords don't match" as Sentence },
);

export const passwordResetForm = z.object({ newPassword, confirmPassword: z.string() }).check(passwordsMatch);

export const resetPassword = endpoint({
  method: 'POST',
  url: '/api/auth/reset-password',
  caller: 'anyone',
  errors: ['invalidResetToken', 'tooManyRequests'],
  body: passwordReset,
  response: { 200: acknowledgement },
});

export const checkResetToken = endpoint({
  method: 'POST',
  url: '/api/auth/reset-password/check',
  caller: 'anyone',
  errors: ['tooManyRequests'],
  body: z.object({ token: z.string('Invalid or expired reset token' as Sentence) }),
  response: { 200: z.object({ valid: z.boolean() }) },
});
