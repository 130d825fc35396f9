import {
  type AdminUser,
  getMailHealth,
  getPlatformInsights,
  getUserStats,
  listAuditEntries,
  listUsers,
} from '#contract/admin.ts';
import { getServiceStatus } from '#contract/service-status.ts';
import { answer } from './fake-api.ts';
import { member } from './fixtures.ts';
import { signIn } from './render-page.tsx';

export function signInAsAdmin(): void {
  signIn(member('maya', { id: 1, username: 'admin', fullName: 'Admin', email: 'admin@localhost' }));
  answer(getUserStats, {
    totalUsers: 1,
    paidUsers: 0,
    conversionRate: 0,
    monthlyRevenue: 0,
    totalReviews: 0,
  });
  answer(getPlatformInsights, { months: [] });
  answer(getMailHealth, { held: 0, queued: 0, failed: 0, lastError: null });
  answer(listAuditEntries, []);
  answer(listUsers, []);
  answer(getServiceStatus, { version: '1.2.3', commit: '0123456', problems: [] });
}

export function listedUser(overrides: Partial<AdminUser> = {}): AdminUser {
  return {
    ...member('lena'),
    createdAt: '2025-01-05T12:00:00.000Z',
    reviewCount: 0,
    workplaceCount: 0,
    renews: false,
    ...overrides,
  };
}
