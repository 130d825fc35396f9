import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { logout } from '#contract/accounts.ts';
import { getReviewStats } from '#contract/reviews.ts';
import { answer, refuse } from '#tests/components/fake-api.ts';
import { member } from '#tests/components/fixtures.ts';
import { answerPageRequests, refresh, renderPage, signIn } from '#tests/components/render-page.tsx';
import { SHOWN_CODES, saveShownCodes } from '#web/cards/shown-codes.ts';
import { paths } from '#web/paths.ts';

const cases: { when: string; end: (user: UserEvent) => unknown }[] = [
  {
    when: 'after signing out',
    end: async (user) => {
      await user.click(within(screen.getByRole('banner')).getByRole('button'));
      await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    },
  },
  {
    when: 'after signing out in another tab',
    end: () => {
      localStorage.removeItem('user');
      act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user' })));
    },
  },
  {
    when: 'when another user signs in in another tab',
    end: () => {
      const other = member('ben');
      answerPageRequests(other);
      localStorage.setItem('user', JSON.stringify(other));
      act(() => void dispatchEvent(new StorageEvent('storage', { key: 'user' })));
    },
  },
  {
    when: 'when the session has ended',
    end: () => {
      refuse(getReviewStats, 401);
      return refresh();
    },
  },
];

test.for(cases)('The codes kept for use offline are deleted $when', async ({ end }) => {
  const lena = signIn(member('lena'));
  answerPageRequests(lena);
  const user = await renderPage(paths.dashboard);
  await screen.findByRole('link', { name: 'View all' });
  saveShownCodes(lena.id, { workplaceId: null, workplaces: [] });
  answer(logout, { message: 'Signed out' });
  await end(user);
  await waitFor(() => expect(localStorage.getItem(SHOWN_CODES)).toBeNull());
});
