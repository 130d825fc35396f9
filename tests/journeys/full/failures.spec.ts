import { expect, test } from '../fixtures.ts';

// Without the service worker, Playwright can intercept the requests for scripts.
test.use({ serviceWorkers: 'block' });

for (const [path, chunk] of [
  ['/reviews', 'ReviewsPage'],
  ['/settings', 'SettingsPage'],
  ['/forgot-password', 'ForgotPasswordPage'],
] as const)
  test(`Render failure: ${path} opened without ${chunk} shows an error`, async ({
    page,
    signUp,
    consoleErrors,
  }) => {
    if (path !== '/forgot-password') await signUp();
    await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('Loading issue detected. Please refresh the page.');
    expect(consoleErrors.splice(0).join()).toContain('ERR_FAILED');
  });
