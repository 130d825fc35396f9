import { freePlan } from '#contract/plans.ts';
import { expect, leaveReview, test } from '../fixtures.ts';

test('The dashboard and the review page treat a plan as ended the moment it expires', async ({
  app,
  page,
  signUp,
  newVisitor,
}) => {
  const { user } = await signUp();
  const admin = (await newVisitor()).request;
  await admin.post('/api/auth/login', { data: { username: 'admin', password: 'the admin password' } });
  for (let review = 0; review < freePlan.reviews; review += 1) await leaveReview(app, user.id);
  const end = new Date(Date.now() + 5_000);
  await admin.patch(`/api/admin/users/${user.id}`, {
    data: { subscriptionType: 'annual', subscriptionExpiresAt: end.toISOString() },
  });
  const isOpen = async () => (await (await admin.get(`/api/users/${user.id}`)).json()).acceptingReviews;
  expect(await isOpen()).toBe(true);
  await page.goto('/dashboard');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expect.poll(isOpen).toBe(false);
  await page.reload();
  await expect(page.getByText('Limited', { exact: true })).toBeVisible();
  await expect(page.getByText('Review limit reached. Upgrade to continue.')).toBeVisible();
});
