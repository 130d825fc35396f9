import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mail programs show no drawings, and many load nothing from outside: the mark comes with the mail. */
const picture = readFileSync(join(import.meta.dirname, 'mark.png'));

const contentId = 'mark@goodword';

export const MARK_ADDRESS = `cid:${contentId}`;

export const markAttachment = {
  filename: 'goodword.png',
  content: picture,
  cid: contentId,
  contentDisposition: 'inline' as const,
};

/** For a page, which has no attachments. */
export function withMark(markup: string): string {
  return markup.replace(MARK_ADDRESS, `data:image/png;base64,${picture.toString('base64')}`);
}
