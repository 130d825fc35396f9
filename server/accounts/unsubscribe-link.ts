import type { MailKind } from '#contract/mail-preferences.ts';
import type { Account } from './store.ts';

/** Where mails of a kind are stopped, or made fewer: see unsubscribe.ts. */
export function unsubscribeLink(
  appUrl: string,
  { unsubscribe_token: token }: Pick<Account, 'unsubscribe_token'>,
  kind: MailKind,
): string {
  return `${appUrl}/unsubscribe?token=${token}&kind=${kind}`;
}

/** For mail programs that offer to unsubscribe: they post to the link (RFC 8058). */
export function oneClick(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
