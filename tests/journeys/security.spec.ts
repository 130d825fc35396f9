import type { BrowserContext } from '@playwright/test';
import {
  addWorkplace,
  test as base,
  expect,
  FAILED_REQUESTS,
  leaveReview,
  register,
  remember,
  signInAsAdmin,
} from './fixtures.ts';
import { untilLoaded } from './people.ts';
import { signOut } from './shell.ts';
import { pendingRequests, untilIdle } from './traffic.ts';

/** Fails a test whose pages run injected text as a script or violate their content security policy. */
const test = base.extend<{ watch: (context: BrowserContext) => Promise<void> }>({
  watch: [
    async ({ context }, use) => {
      const faults: string[] = [];
      const watch = async (context: BrowserContext) => {
        await context.exposeBinding('fault', (_source, text: string) => void faults.push(text));
        context.on('dialog', (dialog) => {
          faults.push(`${dialog.type()} "${dialog.message()}"`);
          void dialog.dismiss();
        });
        await context.addInitScript(() => {
          const { fault } = window as unknown as { fault: (text: string) => void };
          Object.assign(window, { xss: () => fault(`a script ran on ${location.href}`) });
          addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
            fault(`${location.href}: ${effectiveDirective} ${blockedURI} ${sourceFile}`),
          );
        });
      };
      await watch(context);
      await use(watch);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
test.use({ expectedErrors: FAILED_REQUESTS });

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
  signUp,
  newVisitor,
  watch,
}) => {
  const [name, industry, ...texts] = hostile;
  const { user: owner } = await signUp({ fullName: name, industry });
  const workplaceId = await addWorkplace(page, texts[0], texts[1]);
  for (const text of texts)
    await leaveReview(app, owner.id, {
      comment: text,
      customerName: text,
      customerLocation: text,
      workplaceId,
    });

  const customer = await newVisitor();
  await watch(customer.context());
  await customer.goto(`/review/${owner.id}/${workplaceId}`);
  await expect(customer.getByText(texts[0]).first()).toBeVisible();

  await page.goto('/dashboard');
  await untilLoaded(page);
  await page.goto('/reviews');
  for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await page.goto('/settings');
  await untilLoaded(page);

  const admin = await newVisitor();
  await watch(admin.context());
  await signInAsAdmin(admin);
  await admin.goto('/admin/users');
  await expect(admin.getByRole('row', { name: owner.username })).toContainText(name);
});

test('Back after signing out shows nothing private, even from the back/forward cache', async ({
  app,
  page,
  signUp,
}) => {
  const { user: owner } = await signUp({ fullName: 'Zoë Márquez' });
  await leaveReview(app, owner.id, { comment: 'For Zoë’s eyes only.' });
  await page.goto('/reviews');
  await expect(page.getByText('For Zoë’s eyes only.')).toBeVisible();
  await page.goto(`/review/${owner.id}`);
  const other = await page.context().newPage();
  const pending = pendingRequests(other);
  await other.goto('/dashboard');
  await untilIdle(other, pending);
  await signOut(other);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Zoë')).toHaveCount(0);

  // A frozen page learns of a sign-out elsewhere only when it is shown again.
  const { user: next } = await register(page);
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
    signUp,
  }) => {
    const { user: owner } = await signUp({ fullName: 'Zoë Márquez' });
    await leaveReview(app, owner.id, { comment: 'For Zoë’s eyes only.' });
    for (const path of ['/dashboard', '/reviews', '/settings']) {
      await page.goto(path);
      await untilLoaded(page);
    }
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await signOut(page);
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
