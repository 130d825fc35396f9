import type { User } from '#contract/accounts.ts';

/** The protected account, which the server refuses to delete. */
export function isAdminAccount({ id, username }: Pick<User, 'id' | 'username'>): boolean {
  return id === 1 || username === 'admin';
}
