import { expect, it } from 'vitest';
import { confirmEmailMail } from './confirm-email.mail.ts';
import { emailChangedMail } from './email-changed.mail.ts';

const appUrl = 'https://goodword.example';

it('carries a link of our own address with the token, in text and in HTML', () => {
  const { text, html } = confirmEmailMail({ token: 'a-Z_09', appUrl });
  const url = `${appUrl}/confirm-email?token=a-Z_09`;
  expect(text).toContain(url);
  expect(html).toContain(`href="${url}"`);
});

it('says what the link does, how long it lives, and to ignore it if it was not you', () => {
  const { text, html } = confirmEmailMail({ token: 'a', appUrl });
  for (const form of [text, html]) {
    expect(form).toContain('reviews are sent here, and you can sign in with it');
    expect(form).toContain('works once, within the next 24 hours');
    expect(form).toContain('ignore this email');
  }
});

it('tells the former address of the change, and whom to ask if it was somebody else', () => {
  const { subject, text, html } = emailChangedMail();
  expect(subject).toBe('Your Goodword email was changed');
  for (const form of [text, html]) {
    expect(form).toContain('Reviews are no longer sent to this one');
    expect(form).toContain('Was it not you?');
    expect(form).toContain('support@goodword.example');
  }
});
