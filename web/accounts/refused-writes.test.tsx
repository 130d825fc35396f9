import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { createSubscription } from '#contract/plans.ts';
import { getReviewStats } from '#contract/reviews.ts';
import { endSession, listSessions } from '#contract/sessions.ts';
import { createWorkplace } from '#contract/workplaces.ts';
import { answer, refuse } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

interface Write {
  path: string;
  endpoint: Endpoint;
  send: (user: UserEvent) => Promise<void>;
  toast: [title: string, description: string];
}

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

const writes: Write[] = [
  {
    path: paths.pricing,
    endpoint: createSubscription,
    send: (user) => press(user, 'Upgrade to Annual'),
    toast: ['Checkout failed', 'Please try again later'],
  },
  {
    path: paths.subscribe,
    endpoint: createSubscription,
    send: (user) => press(user, 'Subscribe'),
    toast: ['Payment Error', 'Unable to process payment. Please try again.'],
  },
  {
    path: paths.settings,
    endpoint: createWorkplace,
    async send(user) {
      await press(user, 'Add Workplace');
      await user.type(within(screen.getByRole('dialog')).getByLabelText('Name'), 'Blue Door{Enter}');
    },
    toast: ['Error', 'Failed to add workplace'],
  },
  {
    path: paths.settings,
    endpoint: endSession,
    send: (user) => press(user, 'Sign out Chrome on Android'),
    toast: ['Error', 'Failed to sign out that device'],
  },
];

test.for(writes)(
  'A 401 for $endpoint.url on $path shows the toast of that failure, and ends nothing until a core read has it too',
  async ({ path, endpoint, send, toast }) => {
    signIn();
    const at = '2026-01-05T12:00:00.000Z';
    const device = 'Chrome on Android';
    answer(listSessions, [{ id: '1', device, signedInAt: at, lastUsedAt: at, isCurrent: false }]);
    refuse(endpoint, 401);
    const user = await renderPage(path);
    await send(user);
    await expectToast(...toast);
    expect(location.pathname).toBe(path);
    expect(localStorage.getItem('user')).not.toBeNull();

    refuse(getReviewStats, 401);
    await renderPage(paths.dashboard);
    await waitFor(() => expect(localStorage.getItem('user')).toBeNull());
  },
);
