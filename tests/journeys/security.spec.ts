import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { signInAsAdmin } from './admin-actions.ts';
import { test as base, expect, leaveReview } from './fixtures.ts';
import { untilLoaded } from './people.ts';
import { pendingRequests, untilIdle } from './traffic.ts';

interface Watch {
  /** Scripts run and dialogs opened by injected text. */
  executed: string[];
  /** Violations of the content security policy. */
  violations: string[];
}

/** Fails a test whose pages run injected text as a script or violate their content security policy. */
const test = base.extend<{ watched: Watch }>({
  watched: [
    async ({ context }, use) => {
      const watch: Watch = { executed: [], violations: [] };
      await watchFor(context, watch);
      await use(watch);
      expect(watch).toEqual({ executed: [], violations: [] });
    },
    { auto: true },
  ],
});

/** One text per context: markup, the end of a script or title, an attribute, an event, a style, a template. */
const hostile = [
  '<script>xss()</script>',
  '</script><script>xss()</script>',
  '</title><script>xss()</script>',
  '<img src=x onerror=xss()>',
  '" onmouseover=xss() style=position:fixed;inset:0 x="',
  'javascript:/*--></title></style></textarea></script><svg/onload=xss()>',
] as const;

test('Texts that could run as scripts are shown as plain text to the professional, the customer and the admin', async ({
  app,
  page,
  newVisitor,
  watched,
}) => {
  const [name, industry, ...texts] = hostile;
  const owner = await register(page.request, { fullName: name, industry });
  const place = await page.request.post('/api/workplaces', { data: { name: texts[0], location: texts[1] } });
  const { id: workplaceId } = await place.json();
  for (const text of texts)
    await leaveReview(app, owner.id, {
      comment: text,
      customerName: text,
      customerLocation: text,
      workplaceId,
    });

  const customer = await newVisitor();
  await watchFor(customer.context(), watched);
  await customer.goto(`/review/${owner.id}/${workplaceId}`);
  await expect(customer.getByText(texts[0]).first()).toBeVisible();

  await remember(page, owner);
  await page.goto('/dashboard');
  await untilLoaded(page);
  await page.goto('/reviews');
  for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await page.goto('/settings');
  await untilLoaded(page);

  const admin = await newVisitor();
  await watchFor(admin.context(), watched);
  await signInAsAdmin(admin);
  await admin.goto('/admin/users');
  await expect(admin.getByRole('row', { name: owner.username })).toContainText(name);
});

test('Back after signing out shows nothing private, even from the back/forward cache', async ({
  app,
  page,
}) => {
  const owner = await register(page.request, { fullName: 'Zoë Márquez' });
  await leaveReview(app, owner.id, { comment: 'For Zoë’s eyes only.' });
  await remember(page, owner);
  await page.goto('/reviews');
  await expect(page.getByText('For Zoë’s eyes only.')).toBeVisible();
  await page.goto(`/review/${owner.id}`);
  const other = await page.context().newPage();
  const pending = pendingRequests(other);
  await other.goto('/dashboard');
  await untilIdle(other, pending);
  await other.getByRole('banner').getByRole('button').click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('For Zoë’s eyes only.')).toHaveCount(0);
  await expect(page.getByText('Zoë')).toHaveCount(0);

  // A frozen page learns of a sign-out elsewhere only when it is shown again.
  const next = await register(page.request);
  await remember(page, next);
  await page.goto('/settings');
  await expect(page.locator('#account').getByText(next.email)).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(next.email)).toHaveCount(0);
});

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('pages, caches and browser storage hold nothing private after signing out', async ({
    app,
    page,
    context,
    consoleErrors,
  }) => {
    const owner = await register(page.request, { fullName: 'Zoë Márquez' });
    await leaveReview(app, owner.id, { comment: 'For Zoë’s eyes only.' });
    await remember(page, owner);
    for (const path of ['/dashboard', '/reviews', '/settings']) {
      await page.goto(path);
      await untilLoaded(page);
    }
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('banner').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    const kept = async () => (await page.evaluate(everythingKept)).join('\n');
    // The pictures are deleted a moment later.
    await expect
      .poll(kept)
      .not.toMatch(/Zo(ë|%C3%AB)|M(á|%C3%A1)rquez|eyes only|\/api\/|ana-|sign-out-pending/);
    expect(await kept()).toContain('/app-shell');

    await context.setOffline(true);
    for (const path of ['/dashboard', '/reviews', '/settings']) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
      await expect(page.locator('body')).not.toContainText(/Zoë|eyes only/);
    }
    consoleErrors.splice(0);
  });
});

/** Everything the browser stores for this site, as text. */
async function everythingKept(): Promise<string[]> {
  const stored = [localStorage, sessionStorage].flatMap((storage) =>
    Object.entries({ ...storage }).map(([key, value]) => `storage ${key} ${value}`),
  );
  const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const text = url.includes('/assets/') ? '' : await (await cache.match(url))?.text();
      cached.push(`cache ${url} ${text}`);
    }
  }
  return [...stored, ...databases, ...cached];
}

async function register(
  browser: APIRequestContext,
  overrides?: Parameters<typeof newRegistration>[0],
): Promise<User> {
  const answer = await browser.post('/api/auth/register', { data: newRegistration(overrides) });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Stores the user as the app does after a sign-in. */
async function remember(page: Page, user: User): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/api/auth/me');
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
}

async function watchFor(context: BrowserContext, watch: Watch): Promise<void> {
  await context.exposeBinding('xss', ({ frame }) => watch.executed.push(frame.url()));
  await context.exposeBinding('tellViolation', (_source, text: string) => watch.violations.push(text));
  context.on('dialog', (dialog) => {
    watch.executed.push(`${dialog.type()} "${dialog.message()}"`);
    void dialog.dismiss();
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${location.href}: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
}
