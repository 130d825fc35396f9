import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { expect, leaveReview } from '../fixtures.ts';
import { read, register, signInAsAdmin, test } from '../watched.ts';

/** Without a mail server, sent emails appear in /dev/mail. */
test.use({ environment: { SMTP_URL: '' } });

for (const [kind, host] of [
  ['the same site on another port', 'localhost'],
  ['another site', '127.0.0.2'],
] as const) {
  test(`A page on ${kind} cannot change, read or frame anything while the admin is signed in`, async ({
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
    expect(answered, 'responses that the page could read').toEqual([]);

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
    // Drops the errors that the refusals above logged.
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
    expect(await attack.evaluate(keepsHandleTo, `${app.url}/settings`), 'handle to an opened window').toBe(
      false,
    );

    expect(await stateOf(page)).toEqual(before);
    await evil.close();
    consoleErrors.splice(0);
  });
}

/** Serves an attacker's page, without a content security policy. */
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

/** Every API call that changes data, with existing ids. */
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

/** Runs in the attacker's page. @returns the responses it could read. */
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
      // The browser blocked the request.
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
      // Sent as text/plain, name and value form valid JSON.
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

/** Whether the page keeps a handle to a window of ours that it opened. */
async function keepsHandleTo(url: string): Promise<boolean> {
  const opened = open(url);
  for (let i = 0; i < 50 && opened && !opened.closed; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return opened !== null && !opened.closed;
}

/** All stored data that the admin can see. */
async function stateOf(page: Page): Promise<unknown[]> {
  const { exportedAt, ...mine } = await read(page, '/api/my-data');
  const paths = ['auth/me', 'auth/sessions', 'workplaces', 'reviews', 'subscription/status', 'admin/users'];
  const lists = ['admin/audit', 'admin/mail-health', 'admin/user-stats'];
  return [mine, ...(await Promise.all([...paths, ...lists].map((path) => read(page, `/api/${path}`))))];
}
