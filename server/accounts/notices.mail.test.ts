import { expect, it } from 'vitest';
import { newMailContext } from '#tests/mail-context.ts';
import { emailChangedMail, passwordChangedMail } from './notices.mail.ts';

const context = newMailContext();

it('The notices say where to get help if someone else made the change', () => {
  const { html, text } = passwordChangedMail(context, 'none');
  for (const form of [text, html]) expect(form).toContain(`${context.appUrl}/forgot-password`);
  const changed = emailChangedMail(context);
  for (const form of [changed.text, changed.html]) expect(form).toContain('support@localhost');
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
