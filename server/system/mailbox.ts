import { z } from 'zod/mini';

const NAME = /^\s*((?:"(?:[^"\\\r\n]|\\[^\r\n])*"|[^"<>\r\n])*)<([^<>]*)>\s*$/;
/** Other characters are refused, or nodemailer would read several addresses. */
const ADDRESS = /^[^\s,;:<>"()[\]\\@]+@[^\s,;:<>"()[\]\\@]+$/;
const ENCODED_WORD = /=\?[\w-]+\?[BQ]\?[^?]*\?=/i;

/** `Name <address>`, where the name may be quoted as in RFC 5322, or an address alone. */
export const mailbox = z.pipe(
  z.string().check(
    z.refine((text) => ADDRESS.test(split(text).address), 'must look like Goodword <no-reply@example.com>'),
    z.refine((text) => !ENCODED_WORD.test(text), 'must have its name as people read it, not as =?UTF-8?…?='),
  ),
  z.transform((text) => {
    const { name, address } = split(text);
    return {
      name: name.replace(/"((?:[^"\\]|\\.)*)"/g, (_, quoted) => quoted.replace(/\\(.)/g, '$1')),
      address,
    };
  }),
);

function split(text: string): { name: string; address: string } {
  const [, name = '', address = text] = NAME.exec(text) ?? [];
  return { name: name.trim(), address: address.trim() };
}
