import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { acknowledgement, email, newPassword, secret } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';
import { normalizeSecret } from './text/secrets.ts';

export const passwordForgotten = z.object({ email: email('Please enter a valid email address' as Sentence) });

export const forgotPassword = endpoint('POST', '/api/auth/forgot-password', {
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

const MISMATCH = "Passwords don't match" as Sentence;

export const passwordsMatch = z.refine<{ newPassword: string; confirmPassword: string }>(
  (form) => normalizeSecret(form.newPassword) === normalizeSecret(form.confirmPassword),
  { path: ['confirmPassword'], error: MISMATCH },
);

export const confirmPassword = secret(0, MISMATCH);

export const passwordResetForm = z.object({ newPassword, confirmPassword }).check(passwordsMatch);

export const resetPassword = endpoint('POST', '/api/auth/reset-password', {
  caller: 'anyone',
  errors: ['invalidResetToken', 'tooManyRequests'],
  body: passwordReset,
  response: { 200: acknowledgement },
});

export const checkResetToken = endpoint('POST', '/api/auth/reset-password/check', {
  caller: 'anyone',
  errors: ['tooManyRequests'],
  body: z.object({ token: z.string('Invalid or expired reset token' as Sentence) }),
  response: { 200: z.object({ valid: z.boolean() }) },
});
