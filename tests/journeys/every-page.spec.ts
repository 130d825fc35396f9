import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';

const publicPages = ['/', '/login', '/register', '/forgot-password', '/reset-password?token=x'];
const privatePages = [
  '/dashboard',
  '/reviews',
  '/cards',
  '/print',
  '/show',
  '/settings',
  '/subscribe/return',
];

test('Every page passes axe in light and dark, fits from 320 px up and has a title of its own', async ({
  app,
  page,
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  const { user } = await signUp();
  await page.request.post('/api/workplaces', {
    data: { name: `${'Long'.repeat(25)} name`, location: 'ホテル 東京' },
  });
  await leaveReview(app, user.id, {
    comment: 'W'.repeat(300),
    customerName: `${'Donaudampfschiff'.repeat(7)}`,
  });
  await leaveReview(app, user.id, {
    comment: 'مكان رائع جداً وخدمة ممتازة',
    customerName: 'ليلى',
    rating: 2,
  });
  const visitor = await newVisitor();
  const titles = new Set<string>();
  const visits = [
    ...[...publicPages, `/review/${user.id}`, '/review/999999', '/nowhere'].map((path) => ({
      tab: visitor,
      path,
    })),
    ...privatePages.map((path) => ({ tab: page, path })),
  ];
  for (const { tab, path } of visits) {
    await tab.goto(path);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.waitForLoadState('networkidle');
    titles.add(await tab.title());
    await expectAccessible(tab);
  }
  expect(titles.size).toBe(visits.length);
  // The two pages that are not there answer 404, which the browser notes.
  consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !error.includes('404')));
});

test('The documentation of the API opens in the browser, on a phone too, and can be taken away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Goodword API');
  await page.getByRole('link', { name: 'submitReview' }).first().click();
  await expect(page.getByText('/api/reviews/submit', { exact: true })).toBeInViewport();
  // The longest page there is: one operation stands for all.
  await expectAccessible(page, { within: 'article:has(#listUsers)' });
  for (const [name, file] of [
    ['Download JSON', 'goodword-openapi.json'],
    ['Download YAML', 'goodword-openapi.yaml'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
  }
});
