import { expect, it } from 'vitest';
import { passwordChangedMail } from './password-changed.mail.ts';
import { resetPasswordMail } from './reset-password.mail.ts';

const appUrl = 'https://goodword.example';

it('carries a link of our own address with the token, in text and in HTML', () => {
  const { text, html } = resetPasswordMail({ token: 'a-Z_09', appUrl });
  const url = `${appUrl}/reset-password?token=a-Z_09`;
  expect(text).toContain(url);
  expect(html).toContain(`href="${url}"`);
});

it('says how long the link lives, that it works once, and to ignore it if it was not you', () => {
  const { text, html } = resetPasswordMail({ token: 'a', appUrl });
  for (const form of [text, html]) {
    expect(form).toContain('works once, within the next hour');
    expect(form).toContain('ignore this email');
  }
});

it('tells of a changed password, and what to do if it was somebody else', () => {
  const { subject, text, html } = passwordChangedMail({ appUrl });
  expect(subject).toBe('Your Goodword password was changed');
  for (const form of [text, html]) {
    expect(form).toContain(`${appUrl}/forgot-password`);
    // True after a reset, which signs out everywhere, and after a change in Settings, which spares that device.
    expect(form).toContain('your other devices were signed out');
  }
});
