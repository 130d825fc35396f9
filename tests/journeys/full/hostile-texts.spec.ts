import { request } from '@playwright/test';
import { newRegistration } from '#server/demo/cast.ts';
import { expect, leaveReview } from '../fixtures.ts';
import { read, register, remember, signInAsAdmin, test, watchFor } from '../watched.ts';
import { corpus } from '../xss-corpus.ts';

/** Without a mail server, sent emails appear in /dev/mail. */
test.use({ environment: { SMTP_URL: '' } });

test('Sixty texts that could run as scripts are shown as plain text on every page and in every email', async ({
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
  // A username may be accepted, invalid or already taken in other letters.
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
  // The list shows the newest 100 emails.
  expect(mails).toHaveLength(100);
  // Emails are parsed in an unwatched page, whose policy would report their inline styles.
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
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Three of these pages answer 404.
  expect(consoleErrors.splice(0)).toEqual(Array(3).fill(expect.stringContaining('status of 404')));
});

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

/** Elements of an email that could run, load or send something. */
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
