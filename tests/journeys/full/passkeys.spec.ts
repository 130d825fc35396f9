import type { CDPSession, Page } from '@playwright/test';
import { expect, FAILED_REQUESTS, test } from '../fixtures.ts';
import { toastOn } from '../shell.ts';

test.use({ expectedErrors: FAILED_REQUESTS });

test('A passkey that the dashboard offers signs in by the button, and by the username field', async ({
  page,
  user,
}) => {
  const phone = await addPhone(page);
  await setUpPasskey(page);
  const [credential] = await phone.credentials();
  expect([credential?.isResidentCredential, credential?.rpId]).toEqual([true, 'localhost']);

  // Nothing touches the phone, so that autofill waits.
  await phone.setPresence(false);
  await endSession(page);
  await phone.setPresence(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(toastOn(page).getByText('Login successful')).toBeVisible();

  await endSession(page);
  await expect(page).toHaveURL('/dashboard');
  expect((await (await page.request.get('/api/auth/me')).json()).id).toBe(user.id);
});

test('In Settings, a passkey is added once, and removed, which takes the right password', async ({
  page,
  signUp,
}) => {
  const { password } = await signUp();
  await addPhone(page);
  await page.goto('/settings#passkeys');
  const group = page.locator('#passkeys');
  const dialog = page.getByRole('dialog');
  const confirm = async (button: string, typed: string) => {
    await dialog.getByLabel('Password', { exact: true }).fill(typed);
    await dialog.getByRole('button', { name: button }).click();
  };
  await group.getByRole('button', { name: 'Add a passkey' }).click();
  await confirm('Add a passkey', password);
  await expect(group.getByRole('listitem')).toContainText(/Chrome.*not used yet/s);
  await group.getByRole('button', { name: 'Add a passkey' }).click();
  await confirm('Add a passkey', password);
  await expect(dialog.getByText('This device already has a passkey for your account.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await group.getByRole('button', { name: /^Remove Chrome/ }).click();
  await confirm('Remove', 'wrong');
  await expect(dialog.getByText('The password is not correct')).toBeVisible();
  await confirm('Remove', password);
  await expect(group.getByText('No passkeys yet.')).toBeVisible();
});

test('A person whom the device does not recognize, and a removed passkey, get a calm sentence', async ({
  page,
  signUp,
}) => {
  const { password } = await signUp();
  const phone = await addPhone(page);
  await setUpPasskey(page);
  const { passkeys } = await (await page.request.get('/api/auth/passkeys')).json();
  await page.request.post(`/api/auth/passkeys/${passkeys[0].id}/remove`, { data: { password } });
  await phone.setPresence(false);
  await endSession(page);
  await phone.setRecognized(false);
  await phone.setPresence(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('You canceled, or it took too long. You can try again.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await phone.setRecognized(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/This passkey is not known here/).first()).toBeVisible();
});

async function setUpPasskey(page: Page): Promise<void> {
  await page.goto('/dashboard');
  const offer = page.getByRole('region', { name: 'Sign in with your face or fingerprint' });
  await offer.getByRole('button', { name: 'Set it up' }).click();
  await expect(toastOn(page).getByText('Passkey added')).toBeVisible();
  await expect(offer).toHaveCount(0);
}

async function endSession(page: Page): Promise<void> {
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
