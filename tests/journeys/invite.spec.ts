import { newRegistration } from '#server/demo/cast.ts';
import { signInAsAdmin } from './admin-actions.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ environment: { REGISTRATION: 'invite' } });

test('The admin creates an invite, the invited person registers, and the link no longer works', async ({
  page,
  newVisitor,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/users');
  const invites = page.getByRole('region', { name: 'Invites' });
  await invites.getByLabel('Who is it for? (optional)').fill('Rosa from the market');
  await invites.getByRole('button', { name: 'Create invite' }).click();
  const link = (await invites.getByRole('status').locator('code').textContent()) ?? '';
  await expect(invites.getByRole('list')).toContainText('Rosa from the market');
  await expectAccessible(page);

  const rosa = await newVisitor();
  await test.step('Public pages have no link to sign up, from the first byte', async () => {
    for (const path of ['/', '/login', '/pricing', '/help']) {
      const markup = await (await rosa.request.get(path)).text();
      expect([path, markup]).toEqual([path, expect.not.stringContaining('href="/register"')]);
    }
    await rosa.goto('/');
    await expect(rosa.getByText('Accounts here are by invitation.')).toBeVisible();
    await rosa.goto('/register');
    await expect(rosa.getByRole('heading', { name: 'You need an invitation' })).toBeVisible();
    await expect(rosa.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(rosa);
  });

  const form = newRegistration({ fullName: 'Rosa Vega' });
  await test.step('The link opens the form', async () => {
    await rosa.goto(link);
    await expect(rosa.getByText("You're invited.")).toBeVisible();
    await rosa.getByLabel('Full name').fill(form.fullName);
    await rosa.getByLabel('Username').fill(form.username);
    await rosa.getByLabel('Email').fill(form.email);
    await rosa.getByLabel('Password', { exact: true }).fill(form.password);
    await rosa.getByRole('button', { name: 'Create account' }).click();
    await expect(rosa).toHaveURL('/dashboard');
  });

  await test.step('It works once', async () => {
    const late = await newVisitor();
    await late.goto(link);
    await expect(late.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
    await expect(late.getByRole('textbox')).toHaveCount(0);
    await page.reload();
    await expect(invites.getByRole('list')).toContainText(`Used by ${form.username}`);
  });
});
