import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, type BrowserContext, type Page, request } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import { newRegistration, newReview } from '#server/cast.ts';
import { knownPaths } from '#web/paths.ts';
import { test as base, expect, leaveReview } from './fixtures.ts';
import { corpus } from './xss-corpus.ts';

interface Watch {
  /** Scripts that somebody else's text ran, and dialogs that it opened. */
  executed: string[];
  /** What the content security policy had to stop. */
  violations: string[];
}

/** The product without a mail server: its mails can be looked at in /dev/mail. */
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
test.use({ environment: { SMTP_URL: '' } });

for (const [kind, host] of [
  ['the same site on another port', 'localhost'],
  ['another site', '127.0.0.2'],
] as const) {
  test(`A page of ${kind} changes nothing, reads nothing and frames nothing, with the admin signed in`, async ({
    app,
    page,
    context,
    newVisitor,
    consoleErrors,
  }) => {
    const evil = await startEvilSite(host);
    await signInAsAdmin(page);
    const ana = await register((await newVisitor()).request);
    await page.request.post('/api/workplaces', { data: { name: 'The Office' } });
    await leaveReview(app, ana.id);
    await leaveReview(app, 1);
    const checkout = await page.request.post('/api/create-subscription', { data: { plan: 'monthly' } });
    const payment = new URL((await checkout.json()).paymentUrl).pathname;
    await expect.poll(() => read(page, '/api/admin/mail-health')).toMatchObject({ queued: 0 });
    const before = await stateOf(page);

    const attack = await context.newPage();
    await attack.goto(evil.url);
    const calls = await changingCalls(page, ana);
    expect(calls.length).toBeGreaterThan(20);
    const forms = [
      `${payment}/pay`,
      `${payment}/cancel`,
      '/unsubscribe?token=x',
      '/unsubscribe/undo?token=x',
    ];
    const answered = await attack.evaluate(attackCalls, {
      calls: [...calls, ...forms.map((path) => ({ method: 'POST', path, body: '{}' }))].map((each) => ({
        ...each,
        url: app.url + each.path,
      })),
      reads: ['/api/auth/me', '/api/my-data', '/api/reviews', '/api/admin/users'].map(
        (path) => app.url + path,
      ),
    });
    expect(answered, 'answers that the page could read').toEqual([]);

    for (const path of ['/api/auth/logout', '/api/auth/sessions', `${payment}/pay`, '/review/1']) {
      await attack.goto(evil.url);
      await attack.evaluate(submitForm, app.url + path);
      await attack.waitForURL(`${app.url}${path}`);
      await expect(attack.locator('body')).toContainText('Cross-site request blocked');
    }

    const framed = [
      '/',
      '/login',
      '/settings',
      `/review/${ana.id}`,
      payment,
      '/dev/mail',
      '/api/docs',
      '/qr?data=x',
    ];
    await attack.goto(evil.url);
    // The refusals above came into frames too, and were kept out of them.
    consoleErrors.splice(0);
    await attack.evaluate(
      frameAll,
      framed.map((path) => app.url + path),
    );
    const stopped = () => consoleErrors.filter((error) => /^Framing .+frame-ancestors 'none'/.test(error));
    await expect.poll(() => stopped().length).toBe(framed.length);
    const addresses = attack.frames().map((frame) => frame.url());
    expect(addresses).toHaveLength(1 + framed.length);
    expect(addresses.filter((address) => address.startsWith(app.url))).toEqual([]);
    expect(await attack.evaluate(canHoldOnTo, `${app.url}/settings`), 'a window that it opened').toBe(false);

    expect(await stateOf(page)).toEqual(before);
    await evil.close();
    consoleErrors.splice(0);
  });
}

test('Sixty texts that would be scripts are shown as text wherever they can be typed and read', async ({
  app,
  page,
  newVisitor,
  watched,
  consoleErrors,
}) => {
  const owner = await register(page.request, { fullName: `${corpus[18]} ${corpus[0]}`, industry: corpus[1] });
  const admin = await newVisitor();
  await signInAsAdmin(admin);
  await admin.request.patch(`/api/admin/users/${owner.id}`, {
    data: { subscriptionType: 'annual', subscriptionExpiresAt: null },
  });
  const people = await inTens(corpus, async (text) => {
    const visitor = await request.newContext({ baseURL: app.url });
    const person = await register(visitor, { fullName: text, industry: text });
    const place = await visitor.post('/api/workplaces', { data: { name: text, location: text } });
    const { id: workplaceId } = await place.json();
    await page.request.post('/api/workplaces', { data: { name: text, location: text } });
    const words = { comment: text, customerName: text, customerLocation: text };
    await leaveReview(app, person.id, { ...words, workplaceId });
    await leaveReview(app, owner.id, words);
    const refused = await visitor.post('/api/auth/register', { data: newRegistration({ username: text }) });
    await visitor.dispose();
    return { id: person.id, workplaceId, usernameStatus: refused.status() };
  });
  // As a username too, unless it is too long, or no more than another one in other letters.
  expect(people.filter(({ usernameStatus }) => ![201, 400, 409].includes(usernameStatus))).toEqual([]);

  const customer = await newVisitor();
  await watchFor(customer.context(), watched);
  for (const { id, workplaceId } of people) await customer.goto(`/review/${id}/${workplaceId}`);
  await customer.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await customer.getByLabel('Your review').fill(corpus[0]);
  await customer.getByLabel('Your name').fill(corpus[17]);
  await customer.getByRole('button', { name: 'Submit Review' }).click();
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeVisible();

  await page.request.post('/api/auth/login', {
    data: { username: owner.username, password: newRegistration().password },
    headers: { 'user-agent': `${corpus[17]}/1.0 (${corpus[24]})` },
  });
  await remember(page, owner);
  await page.goto('/dashboard');
  await page.getByLabel('Workplace').first().selectOption({ index: 20 });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print QR Code' }).click();
  await expect(page.locator('.printed-sheet')).toBeAttached();
  await page.goto('/reviews');
  await page.getByRole('combobox').selectOption({ index: 30 });
  await page.getByRole('combobox').selectOption({ index: 0 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  for (const text of corpus) await expect(page.getByText(text, { exact: true }).first()).toBeAttached();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await (await download).delete();
  await page.goto('/settings');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/api/reviews');

  await watchFor(admin.context(), watched);
  await admin.goto('/admin/users');
  await expect(admin.getByRole('row').nth(60)).toBeAttached();
  await admin
    .getByRole('button', { name: /^Actions for </ })
    .first()
    .click();
  await admin.getByRole('menuitem', { name: 'Delete User' }).click();
  await expect(admin.getByRole('alertdialog')).toBeVisible();

  await expect.poll(() => read(admin, '/api/admin/mail-health')).toMatchObject({ queued: 0 });
  await customer.goto('/dev/mail');
  const mails = await customer
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  // The newest of those to each person and sixty to the owner; the list shows no more.
  expect(mails).toHaveLength(100);
  // Whose own policy would speak of the styles that a mail has.
  const reader = await newVisitor();
  const dangers = await inTens(mails.slice(0, 60), async (path) =>
    reader.evaluate(dangersIn, await (await customer.request.get(`${path}/html`)).text()),
  );
  expect(dangers.flat()).toEqual([]);
  await customer.goto(mails[0] ?? '');

  const everything = encodeURIComponent(corpus[59]);
  for (const path of [
    '/reset-password?token=',
    '/confirm-email?token=',
    '/unsubscribe?token=',
    '/subscribe/return?plan=',
    '/test-payment/',
    '/review/',
    '/login?from=',
    '/help#',
  ]) {
    await page.goto(`${path}${everything}`);
    await page.waitForLoadState('networkidle');
  }
  // Three of those pages are not there.
  expect(consoleErrors.splice(0)).toEqual(Array(3).fill(expect.stringContaining('status of 404')));
});

test('No page breaks the content security policy, with its menus, dialogs, lists and notifications open', async ({
  app,
  page,
  newVisitor,
  watched,
  consoleErrors,
}) => {
  const owner = await register(page.request);
  await page.request.post('/api/workplaces', { data: { name: 'Blue Door', location: 'Lisbon' } });
  await leaveReview(app, owner.id);
  const checkout = await page.request.post('/api/create-subscription', { data: { plan: 'yearly' } });
  const payment = new URL((await checkout.json()).paymentUrl).pathname;
  const policies: string[] = [];
  const forStrangers = ['/', '/login', '/register', '/forgot-password', '/pricing'];
  const notOfTheRouter = [
    `/review/${owner.id}`,
    '/review/999999',
    payment,
    '/unsubscribe?token=x',
    '/api/docs',
    '/dev/mail',
    '/nowhere',
  ];
  const stranger = await newVisitor();
  await watchFor(stranger.context(), watched);
  await remember(page, owner);
  const visit = async (tab: Page, addresses: string[]) => {
    tab.on('response', (response) => {
      if (response.request().resourceType() !== 'document') return;
      policies.push(`${response.url()}: ${response.headers()['content-security-policy']}`);
    });
    for (const path of addresses) {
      await tab.goto(path);
      await tab.waitForLoadState('networkidle');
    }
  };
  const forOwner = ['/', '/pricing', ...knownPaths.filter((path) => !forStrangers.includes(path))];
  await Promise.all([visit(stranger, [...forStrangers, ...notOfTheRouter]), visit(page, forOwner)]);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /your account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share QR Code' }).click();
  await page.goto('/settings');
  for (const name of ['Change password', 'Sign out everywhere', 'Delete Account', 'Edit Blue Door']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('One too many');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('region', { name: 'Notifications (F8)' }).getByText(/^Failed to add workplace/),
  ).toBeVisible();

  const admin = await newVisitor();
  await watchFor(admin.context(), watched);
  await signInAsAdmin(admin);
  for (const path of ['/admin', '/admin/users']) {
    await admin.goto(path);
    await admin.waitForLoadState('networkidle');
  }
  await admin
    .getByRole('button', { name: `Actions for ${owner.fullName}` })
    .first()
    .click();
  await admin.getByRole('menuitem', { name: 'Edit Subscription' }).click();
  await expect(admin.getByRole('dialog')).toBeVisible();

  expect(policies.length).toBeGreaterThanOrEqual(
    forOwner.length + forStrangers.length + notOfTheRouter.length,
  );
  expect(
    policies.filter((policy) => /undefined|unsafe/.test(policy) || !/frame-ancestors 'none'/.test(policy)),
  ).toEqual([]);
  // Pages that are not there, and what a professional may not do.
  consoleErrors.splice(
    0,
    consoleErrors.length,
    ...consoleErrors.filter((error) => !/status of 40/.test(error)),
  );
});

test('Back after signing out shows nothing private, also where the browser kept the page as it was', async ({
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
  await other.goto('/dashboard');
  await other.getByRole('banner').getByRole('button').click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('For Zoë’s eyes only.')).toHaveCount(0);
  await expect(page.getByText('Zoë')).toHaveCount(0);

  // A page that was frozen hears nothing of a sign-out elsewhere until it is shown again.
  const next = await register(page.request);
  await remember(page, next);
  await page.goto('/settings');
  await expect(page.getByText(next.email)).toBeVisible();
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(next.email)).toHaveCount(0);
});

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('nothing private is left after signing out: not in a page, not in a cache, not in the browser’s stores', async ({
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
      await page.waitForLoadState('networkidle');
    }
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('banner').getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    const kept = async () => (await page.evaluate(everythingKept)).join('\n');
    // The pictures go a moment later.
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

test('Whoever signs in is led to a page of this site only, whatever the address or the history says', async ({
  app,
  page,
}) => {
  const form = newRegistration();
  await page.request.post('/api/auth/register', { data: form });
  const signIn = async () => {
    await page.getByLabel('Username').fill(form.username);
    await page.getByLabel('Password', { exact: true }).fill(form.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${app.url}/dashboard`);
    await page.evaluate(() => localStorage.clear());
  };
  await page.goto(
    '/login?next=//evil.example&from=//evil.example&redirect=https://evil.example&state=/%5Cevil.example',
  );
  await signIn();
  for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:xss()']) {
    await page.goto('/login');
    await page.evaluate((usr) => history.replaceState({ usr: { from: usr }, key: 'x', idx: 0 }, ''), from);
    await page.reload();
    await signIn();
  }
});

/** A page that belongs to somebody else, without any policy of its own. */
async function startEvilSite(host: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Free coffee</title><body>');
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Call {
  method: string;
  path: string;
  body: string;
}

/** Every call of the API that changes something, aimed at what is there. */
async function changingCalls(page: Page, target: User): Promise<Call[]> {
  const { paths } = await read(page, '/api/docs/json');
  const [workplace] = await read(page, '/api/workplaces');
  const [session] = await read(page, '/api/auth/sessions');
  const password = 'the admin password';
  const body = JSON.stringify({
    ...newReview(target.id),
    ...newRegistration({ email: target.email }),
    password,
    newPassword: 'taken over',
    name: 'Changed',
    plan: 'monthly',
    subscriptionType: 'annual',
    subscriptionExpiresAt: null,
  });
  return Object.entries<object>(paths).flatMap(([url, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => {
        const id = url.includes('workplaces')
          ? workplace.id
          : url.includes('sessions')
            ? session.id
            : target.id;
        return { method: method.toUpperCase(), path: url.replace(/\{\w+\}/, String(id)), body };
      }),
  );
}

/** Runs in the page of somebody else. @returns what it could read of the answers. */
async function attackCalls({
  calls,
  reads,
}: {
  calls: (Call & { url: string })[];
  reads: string[];
}): Promise<string[]> {
  const readable: string[] = [];
  const attempt = async (url: string, init: RequestInit) => {
    try {
      const response = await fetch(url, { credentials: 'include', ...init });
      if (response.type !== 'opaque') readable.push(`${init.method} ${url}: ${response.status}`);
    } catch {
      // Stopped by the browser.
    }
  };
  const byElement = (element: HTMLImageElement | HTMLScriptElement, url: string) =>
    new Promise<void>((resolve) => {
      element.onerror = () => resolve();
      element.onload = () => {
        readable.push(`${element.tagName} ${url}`);
        resolve();
      };
      element.src = url;
      document.body.append(element);
    });
  const byForm = (url: string, enctype: string, body: string) =>
    new Promise<void>((resolve) => {
      const frame = document.createElement('iframe');
      frame.name = `frame-${Math.random()}`;
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: url, target: frame.name, enctype });
      const field = document.createElement('input');
      // As text/plain the name and the value make one JSON text.
      [field.name, field.value] = [`${body.slice(0, -1)},"x":"`, '"}'];
      form.append(field);
      document.body.append(frame, form);
      frame.onload = () => resolve();
      form.submit();
      setTimeout(resolve, 3_000);
    });

  const json = { 'content-type': 'application/json' };
  for (const { url, method, body } of calls) {
    await Promise.all([
      attempt(url, { method, headers: json, body }),
      attempt(url, { method, body }),
      attempt(url, { method }),
      attempt(url, { method: 'POST', mode: 'no-cors', body }),
      attempt(url, { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ a: body }) }),
      byElement(new Image(), url),
      byForm(url, 'text/plain', body),
      byForm(url, 'application/x-www-form-urlencoded', body),
    ]);
    navigator.sendBeacon(url, body);
  }
  for (const url of reads) {
    await attempt(url, { method: 'GET' });
    await byElement(document.createElement('script'), url);
  }
  return readable;
}

function submitForm(url: string): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: url });
  document.body.append(form);
  form.submit();
}

async function frameAll(urls: string[]): Promise<void> {
  await Promise.all(
    urls.map((url) => {
      const frame = document.createElement('iframe');
      const loaded = new Promise((resolve) => {
        frame.onload = resolve;
      });
      frame.src = url;
      document.body.append(frame);
      return loaded;
    }),
  );
}

/** Whether a page keeps a handle to a window of ours that it opened. */
async function canHoldOnTo(url: string): Promise<boolean> {
  const opened = open(url);
  for (let i = 0; i < 50 && opened && !opened.closed; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return opened !== null && !opened.closed;
}

/** All that the admin can see of what is stored. */
async function stateOf(page: Page): Promise<unknown[]> {
  const { exportedAt, ...mine } = await read(page, '/api/my-data');
  const paths = ['auth/me', 'auth/sessions', 'workplaces', 'reviews', 'subscription/status', 'admin/users'];
  const lists = ['admin/audit', 'admin/mail-health', 'admin/mails?state=sent', 'admin/user-stats'];
  return [mine, ...(await Promise.all([...paths, ...lists].map((path) => read(page, `/api/${path}`))))];
}

async function read(page: Page, path: string) {
  // A connection that lay idle may be closed at the moment when it is used again.
  const answer = await page.request.get(path, { maxRetries: 2 });
  expect([path, answer.status()]).toEqual([path, 200]);
  return answer.json();
}

async function register(
  browser: APIRequestContext,
  overrides?: Parameters<typeof newRegistration>[0],
): Promise<User> {
  const answer = await browser.post('/api/auth/register', { data: newRegistration(overrides) });
  expect(answer.status()).toBe(201);
  return answer.json();
}

async function signInAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: { username: 'admin', password: 'the admin password' },
  });
  expect(answer.status()).toBe(200);
  await remember(page, await answer.json());
}

/** As the app does after a sign-in. */
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

async function inTens<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 10) {
    results.push(...(await Promise.all(items.slice(at, at + 10).map(act))));
  }
  return results;
}

/** Whatever in a mail could run, load or send something. */
function dangersIn(markup: string): string[] {
  const mail = new DOMParser().parseFromString(markup, 'text/html');
  return [...mail.querySelectorAll('*')]
    .filter(
      (element) =>
        (!element.matches(
          'html, head, meta[name], meta[charset], title, style, body, div, table, tbody, tr, td',
        ) &&
          !element.matches(
            'h1, h2, p, span, strong, br, hr, a[href^="http://localhost"], ul, li, blockquote, bdi',
          )) ||
        element.getAttributeNames().some((name) => name.startsWith('on')),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

/** What the browser holds for this site, as text. */
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
