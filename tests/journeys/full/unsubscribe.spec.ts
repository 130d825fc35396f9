import { expectAccessible } from '../expect-accessible.ts';
import { expect, leaveReview, test } from '../fixtures.ts';

test('The link in a review email opens a page whose button stops the emails and starts them again', async ({
  app,
  page,
  user,
}) => {
  await leaveReview(app, user.id);
  const mail = () => app.mails.received.find(({ to }) => to?.[0]?.address === user.email);
  await expect.poll(mail).toBeTruthy();
  const header = mail()?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';

  await page.goto(header.slice(1, -1));
  await expect(page.getByRole('heading', { name: 'Review emails are on' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop review emails' }).click();
  await expect(page.getByRole('heading', { name: 'Review emails are off' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn them back on' }).click();
  await expect(page.getByRole('heading', { name: 'Review emails are on' })).toBeVisible();
});
