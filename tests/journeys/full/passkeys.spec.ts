import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pendingRequests, untilIdle } from '../traffic.ts';

const toastsOf = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

test('A passkey that the dashboard offers signs in by the button, and by the username field', async ({
  page,
  user,
}) => {
  const phone = await addPhone(page);
  await page.goto('/dashboard');
  const offer = page.getByRole('region', { name: 'Sign in with your face or fingerprint' });
  await offer.getByRole('button', { name: 'Set it up' }).click();
  await expect(toastsOf(page).getByText('Passkey added')).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(
    (await phone.credentials()).map(({ isResidentCredential, rpId }) => [isResidentCredential, rpId]),
  ).toEqual([[true, 'localhost']]);

  // Nobody touches the phone, so that autofill waits.
  await phone.setPresence(false);
  await signOut(page);
  await phone.setPresence(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(toastsOf(page).getByText('Login successful')).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL('/dashboard');
  expect((await (await page.request.get('/api/auth/me')).json()).id).toBe(user.id);
  const pending = pendingRequests(page);
  await page.reload();
  await untilIdle(page, pending);
  await expect(offer).toHaveCount(0);
});

test('In Settings, a passkey is added and removed, which takes the right password', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  const { password } = await signUp();
  await addPhone(page);
  await page.goto('/settings#passkeys');
  const group = page.locator('#passkeys');
  await group.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(group.getByRole('listitem')).toContainText('Chrome');
  await expect(group.getByRole('listitem')).toContainText('not used yet');

  await group.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByText('This device already has a passkey for your account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await group.getByRole('button', { name: /^Remove Chrome/ }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('The password is not correct')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(group.getByText('No passkeys yet.')).toBeVisible();
  // The browser logs the refusal of the wrong password.
  consoleErrors.length = 0;
});

test('A person whom the device does not recognize, and a removed passkey, get a calm sentence', async ({
  page,
  signUp,
  consoleErrors,
}) => {
  const { password } = await signUp();
  const phone = await addPhone(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await expect(toastsOf(page).getByText('Passkey added')).toBeVisible();
  const { passkeys } = await (await page.request.get('/api/auth/passkeys')).json();

  await phone.setPresence(false);
  await signOut(page);
  await phone.setRecognized(false);
  await phone.setPresence(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('You canceled, or it took too long. You can try again.')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await phone.setPresence(false);
  await page.getByLabel('Username').fill((await phone.credentials())[0]?.userName ?? '');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.request.post(`/api/auth/passkeys/${passkeys[0].id}/remove`, { data: { password } });
  await signOut(page);
  await phone.setRecognized(true);
  await phone.setPresence(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/This passkey is not known here/).first()).toBeVisible();
  // The browser logs the refusal.
  consoleErrors.length = 0;
});

async function signOut(page: Page) {
  await page.request.post('/api/auth/logout');
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/login');
}

/** A phone with a fingerprint sensor, in Chromium's devtools. */
async function addPhone(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    setPresence: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    setRecognized: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}
