import { newRegistration } from '#server/demo/cast.ts';
import { expect, leaveReview, test } from './fixtures.ts';
import { confirmationLink, mailTo } from './mails.ts';

/** Reachable from other machines, so the service is public. */
test.use({ environment: { HOST: '0.0.0.0' } });

test('On a public service, a notice asks to confirm the address, and waiting reviews arrive with the confirmation', async ({
  app,
  page,
  newVisitor,
}) => {
  const form = newRegistration();
  await page.goto('/register');
  await page.getByLabel('Full name').fill(form.fullName);
  await page.getByLabel('Username').fill(form.username);
  await page.getByLabel('Email').fill(form.email);
  await page.getByLabel('Password', { exact: true }).fill(form.password);
  await page.locator('form').getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  const notice = page.getByRole('region', { name: 'Your email address' });
  await expect(notice).toContainText(`Open the link we sent to ${form.email}`);
  const { id } = await (await page.request.get('/api/auth/me')).json();
  await leaveReview(app, id, { comment: 'It waited for you.' });

  const mailbox = await newVisitor();
  await mailbox.goto(confirmationLink(await mailTo(app.mails, form.email)));
  await mailbox.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(mailbox.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await expect.poll(() => app.mails.received.at(-1)?.text).toContain('It waited for you.');
  await page.reload();
  await expect(page.getByText('It waited for you.').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});
