import type { Session } from '#contract/sessions.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { test } from '../fixtures.ts';

test('The list of sessions and its dialog pass axe in light and dark mode and fit screens from 320 px, even with long names', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.route('**/api/auth/sessions', (route) => route.fulfill({ json: manySessions }));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Show all 20' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
});

/** Lists this device last. */
const manySessions = Array.from(
  { length: 20 },
  (_, i): Session => ({
    id: i.toString(16).padStart(16, '0'),
    device: i === 0 ? null : `Browser ${i} ${'Donaudampfschiff'.repeat(6)}`,
    signedInAt: '2025-01-02T12:00:00.000Z',
    lastUsedAt: '2025-01-05T12:00:00.000Z',
    isCurrent: i === 19,
  }),
);
