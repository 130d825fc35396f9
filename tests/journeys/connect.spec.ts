import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, leaveReview, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('A program reads the reviews with a token until the token is removed', async ({ page, app, user }) => {
  await leaveReview(app, user.id, { comment: 'Read by a program.' });
  await openSettings(page, 'tokens');
  await page.getByRole('button', { name: 'Create a token' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My spreadsheet');
  await dialog.getByLabel('Name').press('Enter');
  const field = page.getByRole('dialog', { name: 'Your new token' }).getByRole('textbox');
  await expect(field).toBeFocused();
  await expectAccessible(page, { leftOut: ['region'] });
  const authorization = `Bearer ${await field.inputValue()}`;
  const read = () => fetch(`${app.url}/api/reviews`, { headers: { authorization } });
  expect(await (await read()).json()).toMatchObject([{ comment: 'Read by a program.' }]);

  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText(/not used yet|last used on/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove My spreadsheet' }).press('Enter');
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('Removed', { exact: true })).toBeVisible();
  expect((await read()).status).toBe(401);
});

test('A webhook gets the test and each review, with the words only if chosen', async ({
  page,
  app,
  user,
}) => {
  const { url, events, close } = await startReceiver();
  await openSettings(page, 'webhook');
  await page.getByRole('button', { name: 'Set up a webhook' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByLabel('With words, name and place').check();
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your new secret' }).getByRole('textbox')).toHaveValue(
    /^whsec_/,
  );
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Send a test' }).press('Enter');
  await expect(page.getByText('The test arrived')).toBeVisible();
  await expectAccessible(page);
  await leaveReview(app, user.id, { rating: 4, comment: 'Sent on.' });
  await expect.poll(() => events.map(({ type }) => type)).toEqual(['webhook.test', 'review.created']);
  expect(events[1]).toMatchObject({ data: { rating: 4, words: { comment: 'Sent on.' } } });
  expect(events[1]?.headers).toMatchObject({ 'webhook-signature': expect.stringMatching(/^v1,/) });

  await close();
  await page.getByRole('button', { name: 'Send a test' }).press('Enter');
  await expect(page.getByText(/^Last error on/)).toBeVisible();
  await expectAccessible(page);
});

/** Waits until the page's script runs. */
async function openSettings(page: Page, part: string) {
  const read = page.waitForResponse('**/api/connections');
  await page.goto(`/settings#${part}`);
  await read;
}

interface Event {
  type: string;
  data: object;
  headers: IncomingHttpHeaders;
}

async function startReceiver() {
  const events: Event[] = [];
  const server = createServer(async (request, response) => {
    events.push({ ...JSON.parse(await text(request)), headers: request.headers });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, events, close };
}
