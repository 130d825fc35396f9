import { expect, it } from 'vitest';
import { newMailContext } from '#tests/mail-context.ts';
import { confirmEmailMail } from './confirm-email.mail.ts';
import { emailChangedMail } from './email-changed.mail.ts';

const context = newMailContext();

it('The confirmation mail says what the link does, how long it works, and when to ignore it', () => {
  const { text, html } = confirmEmailMail(context, 'a');
  for (const form of [text, html]) {
    expect(form).toContain('your reviews arrive here and you can sign in with it');
    expect(form).toContain('works once, within the next 24 hours');
    expect(form).toContain('ignore this email');
  }
});

it('The notice to the previous address says what changed and where to get help', () => {
  const { subject, text, html } = emailChangedMail(context);
  expect(subject).toBe('Your Goodword email was changed');
  for (const form of [text, html]) {
    expect(form).toContain('Reviews no longer arrive here');
    expect(form).toContain('support@localhost');
  }
});
