import { expect, it } from 'vitest';
import { defaultSite } from '#contract/site.ts';
import { englishReader as reader } from '#server/platform/mail-reader.ts';
import { confirmEmailMail } from './confirm-email.mail.ts';
import { emailChangedMail } from './email-changed.mail.ts';

const site = defaultSite;
const appUrl = 'https://goodword.example';

it('The confirmation mail links to our own address with the token, in text and HTML', () => {
  const { text, html } = confirmEmailMail({ token: 'a-Z_09', appUrl, site, reader });
  const url = `${appUrl}/confirm-email?token=a-Z_09`;
  expect(text).toContain(url);
  expect(html).toContain(`href="${url}"`);
});

it('The confirmation mail says what the link does, how long it works, and when to ignore it', () => {
  const { text, html } = confirmEmailMail({ token: 'a', appUrl, site, reader });
  for (const form of [text, html]) {
    expect(form).toContain('your reviews arrive here and you can sign in with it');
    expect(form).toContain('works once, within the next 24 hours');
    expect(form).toContain('ignore this email');
  }
});

it('The notice to the previous address says what changed and where to get help', () => {
  const { subject, text, html } = emailChangedMail({ site, reader });
  expect(subject).toBe('Your Goodword email was changed');
  for (const form of [text, html]) {
    expect(form).toContain('Reviews no longer arrive here');
    expect(form).toContain('support@localhost');
  }
});
