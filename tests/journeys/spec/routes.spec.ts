import { newRegistration } from '#server/cast.ts';
import { expect, test } from '../fixtures.ts';
import { hold } from '../traffic.ts';

// The browser asks for scripts itself, so that they can be kept back here.
test.use({ serviceWorkers: 'block' });

test('Public routes need no login', async ({ page, newVisitor }) => {
  const owner = await newVisitor();
  const registered = await owner.request.post('/api/auth/register', { data: newRegistration() });
  const { id } = await registered.json();
  const added = await owner.request.post('/api/workplaces', { data: { name: 'Blue Door' } });
  const workplace = await added.json();
  for (const path of [
    '/',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=x',
    '/pricing',
    '/media',
    `/review/${id}`,
    `/review/${id}/${workplace.id}`,
  ]) {
    await page.goto(path);
    // It comes with the scripts: a guard would have acted by then.
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

for (const path of [
  '/dashboard',
  '/reviews?from=a-mail',
  '/settings',
  '/subscribe',
  '/admin',
  '/admin/users',
])
  test(`${path} requires a signed-in user: it leads to /login, and from there back`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    // The admin, who may see each of them.
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('the admin password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

for (const path of ['/settings', '/'])
  test(`While auth state is loading, ${path} shows a spinner with the text Loading...`, async ({
    page,
    signUp,
  }) => {
    await signUp();
    const release = await hold(page, '**/assets/{AuthenticatedLayout,HomePage}-*.js');
    await page.goto(path);
    const spinner = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
    await expect(spinner).toBeVisible();
    await expect(spinner.locator('svg')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

test.describe('Header', () => {
  test('has a logo linking to /', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/settings');
    await page.getByRole('banner').getByRole('link', { name: 'Goodword' }).click();
    await expect(page).toHaveURL('/');
  });

  test('shows the full name, hidden on small screens', async ({ page, signUp }) => {
    await signUp({ fullName: 'Jo March-Bhaer' });
    await page.goto('/settings');
    const name = page.getByRole('banner').getByText('Jo March-Bhaer');
    await expect(name).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(name).toBeVisible();
  });

  test('takes the avatar image from the initials-avatar service, built from the full name', async ({
    page,
    signUp,
  }) => {
    await signUp({ fullName: 'Åsa O’Neil & Søn' });
    await page.goto('/settings');
    const image = page.getByRole('banner').locator('button img');
    await expect(image).toHaveAttribute(
      'src',
      `/avatar?${new URLSearchParams({ name: 'Åsa O’Neil & Søn' })}`,
    );
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('falls back to the upper-case initials', async ({ page, signUp, consoleErrors }) => {
    await signUp({ fullName: 'jo march' });
    await page.route('**/avatar?*', (route) => route.abort());
    await Promise.all([page.waitForEvent('requestfailed'), page.goto('/settings')]);
    const avatar = page.getByRole('banner').getByRole('button');
    await expect(avatar).toHaveText('JM');
    await expect(avatar.locator('img')).toHaveCount(0);
    await expect(avatar.getByText('JM')).toBeVisible();
    expect(consoleErrors.splice(0).join()).toContain('ERR_FAILED');
  });

  test('has a menu whose items lead to Dashboard, Your Reviews, Settings, Pricing and Analytics', async ({
    page,
    signUp,
  }) => {
    await signUp();
    await page.goto('/settings');
    await page.getByRole('banner').getByRole('button').click();
    for (const [name, path] of [
      ['Dashboard', '/'],
      ['Your Reviews', '/reviews'],
      ['Settings', '/settings'],
      ['Pricing', '/pricing'],
      ['Analytics', '/admin'],
    ] as const)
      await expect(page.getByRole('menuitem', { name })).toHaveAttribute('href', path);
    await page.getByRole('menuitem', { name: 'Your Reviews' }).click();
    await expect(page).toHaveURL('/reviews');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
});

test('Footer links Terms of Service, Privacy Policy and Help Center', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings');
  for (const [name, path] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy'],
    ['Help Center', '/help'],
  ] as const)
    await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', path);
});

test('Footer has a copyright line with the current year, the brand, and All rights reserved', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await page.goto('/settings');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 Goodword. All rights reserved.');
});

test('Tabs link Dashboard (/), My Reviews (/reviews) and Settings (/settings), the current one marked', async ({
  page,
  signUp,
}) => {
  await signUp();
  for (const current of ['Dashboard', 'My Reviews', 'Settings']) {
    const tabs = page.getByRole('main').getByRole('navigation').getByRole('link');
    if (current === 'Dashboard') await page.goto('/');
    else await tabs.filter({ hasText: current }).click();
    await expect(tabs).toHaveText(['Dashboard', 'My Reviews', 'Settings']);
    expect(await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/reviews',
      '/settings',
    ]);
    await expect(tabs.and(page.locator('[aria-current=page]'))).toHaveText([current]);
  }
});

test('An unknown path shows the 404 page, signed in between header and footer', async ({
  page,
  signUp,
  newVisitor,
  consoleErrors,
}) => {
  await signUp({ fullName: 'Jo March' });
  const stranger = await newVisitor();
  for (const tab of [page, stranger]) {
    await tab.goto('/nowhere/at-all');
    await expect(tab.getByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeVisible();
    await expect(tab.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(tab).toHaveURL('/nowhere/at-all');
  }
  await expect(page.getByRole('banner').getByRole('button')).toHaveText('JM');
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.');
  await expect(stranger.getByRole('contentinfo')).toHaveCount(0);
  for (const error of consoleErrors.splice(0)) expect(error).toContain('404');
});

test('The first Tab reaches a link that skips to the content', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
