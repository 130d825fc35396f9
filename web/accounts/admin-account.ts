import type { User } from '#contract/accounts.ts';

/** The protected account: the server refuses to change or delete it. */
export function isAdminAccount({ id, username }: Pick<User, 'id' | 'username'>): boolean {
  return id === 1 || username === 'admin';
}
