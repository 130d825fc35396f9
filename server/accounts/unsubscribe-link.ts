import type { Account } from './store.ts';

export function unsubscribeLink(
  appUrl: string,
  { unsubscribe_token: token }: Pick<Account, 'unsubscribe_token'>,
): string {
  return `${appUrl}/unsubscribe?token=${token}`;
}

export function oneClickUnsubscribe(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
