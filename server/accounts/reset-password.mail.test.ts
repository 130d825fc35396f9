import { expect, it } from 'vitest';
import { newMailContext } from '#tests/mail-context.ts';
import { passwordChangedMail } from './password-changed.mail.ts';
import { resetPasswordMail } from './reset-password.mail.ts';

const context = newMailContext();

it('The reset mail says that the link works once and how long, and when to ignore it', () => {
  const { text, html } = resetPasswordMail(context, 'a');
  for (const form of [text, html]) {
    expect(form).toContain('works once, within the next hour');
    expect(form).toContain('ignore this email');
  }
});

it('The notice about a changed password says what to do if someone else changed it', () => {
  const { subject, text, html } = passwordChangedMail(context, 'none');
  expect(subject).toBe('Your Goodword password was changed');
  for (const form of [text, html]) {
    expect(form).toContain(`${context.appUrl}/forgot-password`);
    // True after a reset, and after a change in Settings, which keeps that device signed in.
    expect(form).toContain('your other devices were signed out');
  }
});

it('The notice about a changed password says what became of the passkeys, to those who had any', () => {
  const sent = (passkeys: 'none' | 'kept' | 'removed') => {
    const { text, html } = passwordChangedMail(context, passkeys);
    return [text, html].map((form) => /passkeys (still sign you in|were removed)/.exec(form)?.[0]);
  };
  expect(sent('none')).toEqual([undefined, undefined]);
  expect(sent('kept')).toEqual(Array(2).fill('passkeys still sign you in'));
  expect(sent('removed')).toEqual(Array(2).fill('passkeys were removed'));
});
