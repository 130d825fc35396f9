import { expect, test } from 'vitest';
import type { Mail } from '#server/mail/layout.ts';
import { allLanguages, catalogueTranslator, toKeptText } from './composed.ts';
import { newMailContext } from './mail-context.ts';
import { sampleMails, type Typed } from './sample-mails.ts';

const typed: Typed = {
  words: 'So kind.',
  workplace: { name: 'Café Luna', location: 'Porto' },
  location: 'Lyon',
  customers: ['Emma Blanc', 'ليلى حداد', '王小明', null],
  username: 'anna',
  device: 'Chrome on Android',
  error: '451 Try again later',
};

test.for(allLanguages)('The text of emails in %s is that of tests/composed', async (language) => {
  const context = {
    ...newMailContext(catalogueTranslator(language)),
    to: { name: 'Anna Ruiz', address: 'anna@example.com' },
  };
  const kinds = Object.entries(sampleMails).map(([kind, render]) => {
    const mails = Object.entries(render(context, typed));
    return [kind, Object.fromEntries(mails.map(([variant, mail]) => [variant, linesOf(mail)]))];
  });
  await expect(toKeptText(Object.fromEntries(kinds))).toMatchFileSnapshot(`composed/${language}.mails.txt`);
});

/** The subject and its preview, then the text. */
function linesOf({ subject, html, text }: Mail): string[] {
  const [, preview = ''] = /mso-hide:all">([^&]*(?:&(?!#847)[^&]*)*)/.exec(html) ?? [];
  const words = text.trim().replace(/\n{4,}/g, '\n\n\n');
  return [`Subject: ${subject}`, `Preview: ${decode(preview)}`, '', ...words.split('\n')];
}

const decode = (markup: string) =>
  markup.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
