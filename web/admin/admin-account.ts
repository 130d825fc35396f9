import type { AdminUser } from '#contract/admin.ts';

/** The protected account: the server refuses to change or delete it. */
export function isAdminAccount({ id, username }: AdminUser): boolean {
  return id === 1 || username === 'admin';
}
