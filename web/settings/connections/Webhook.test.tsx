import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { webhookAddressRefused } from '#contract/errors.ts';
import {
  deleteWebhook,
  getConnections,
  renewWebhookSecret,
  saveWebhook,
  testWebhook,
  type Webhook,
} from '#contract/webhook.ts';
import { answer, hold, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const block = () => within(document.getElementById('webhook') as HTMLElement);
const dialog = () => within(screen.getByRole('dialog'));
const shownSecret = async () =>
  within(await screen.findByRole('dialog', { name: 'Your new secret' })).getByRole('textbox');
const bodies = () => requestsTo(saveWebhook).map(({ body }) => body);

const url = 'https://hooks.example/goodword';
const webhook = (overrides: Partial<Webhook> = {}): Webhook => ({
  ...{ url, words: false, state: 'active', lastError: null, lastErrorAt: null },
  ...overrides,
});
const answerWith = (webhook: Webhook | null) => answer(getConnections, { tokens: [], webhook });
const failed = { lastError: '500 Internal Server Error', lastErrorAt: '2026-01-05T12:00:00.000Z' };

test('The first webhook is set up without words unless chosen, and its secret is shown once', async () => {
  signIn();
  const user = await renderPage(paths.settings);
  await user.click(await screen.findByRole('button', { name: 'Set up a webhook' }));
  const address = dialog().getByLabelText('Address');
  expect(dialog().getByRole('checkbox')).not.toBeChecked();
  await user.type(address, 'hooks.example{Enter}');
  expect(address).toHaveAccessibleDescription('Please use an address as in https://example.com/webhook');
  refuse(saveWebhook, ...webhookAddressRefused);
  await user.clear(address);
  await user.type(address, `${url}{Enter}`);
  await waitFor(() => expect(address).toHaveAccessibleDescription(webhookAddressRefused[1]));

  answer(saveWebhook, { ...webhook(), secret: 'whsec_secret' });
  answerWith(webhook());
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await shownSecret()).toHaveValue('whsec_secret');
  expect(bodies()).toEqual([
    { url, words: false },
    { url, words: false },
  ]);
  expect(await block().findByText(url)).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Done' }));
  expect(block().getByText('Active')).toBeVisible();
  expect(screen.queryByDisplayValue('whsec_secret')).toBeNull();
  expect(block().getByRole('button', { name: 'Edit webhook' })).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'webhook'));
});

test.for([
  ['paused', 'Paused', /accepted nothing for five days/],
  ['ended', 'Ended', /asked for no more events/],
] as const)('A %s one says why, and is saved again as it was to start', async ([state, name, why]) => {
  signIn();
  answerWith(webhook({ words: true, state, ...failed }));
  const user = await renderPage(paths.settings);
  expect(await block().findByText(name, { exact: false })).toBeVisible();
  expect(block().getByText(why)).toBeVisible();
  expect(block().getByRole('status')).toHaveTextContent(
    /Last error on Jan 5, 2026, .*: \u2068500 Internal Server/,
  );
  answer(saveWebhook, webhook({ words: true }));
  answerWith(webhook({ words: true }));
  await user.click(block().getByRole('button', { name: 'Edit webhook' }));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await expectToast('Saved');
  expect(bodies()).toEqual([{ url, words: true }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await block().findByText('Active')).toBeVisible();
});

test('A test says that it arrived, or why it did not', async () => {
  signIn();
  answerWith(webhook());
  const user = await renderPage(paths.settings);
  const send = await block().findByRole('button', { name: 'Send a test' });
  answer(testWebhook, webhook());
  const release = hold(testWebhook);
  await user.dblClick(send);
  expect(send).toHaveTextContent('Sending...');
  release();
  await expectToast('The test arrived');
  expect(requestsTo(testWebhook)).toHaveLength(1);

  answer(testWebhook, webhook(failed));
  answerWith(webhook(failed));
  await user.click(send);
  await waitFor(() => expect(block().getByRole('status')).toHaveTextContent('500 Internal Server Error'));
  refuse(testWebhook, 503);
  await user.click(send);
  await expectToast('Error', 'Failed to send the test');
});

test('A new secret is asked for first and shown once; removing asks too', async () => {
  signIn();
  answerWith(webhook());
  const user = await renderPage(paths.settings);
  await user.click(await block().findByRole('button', { name: 'New secret' }));
  expect(dialog().getByText(/signed with both secrets/)).toBeVisible();
  expect(requestsTo(renewWebhookSecret)).toEqual([]);
  answer(renewWebhookSecret, { secret: 'whsec_second' });
  await user.click(dialog().getByRole('button', { name: 'New secret' }));
  expect(await shownSecret()).toHaveValue('whsec_second');
  await user.click(dialog().getByRole('button', { name: 'Done' }));

  await user.click(block().getByRole('button', { name: 'Remove the webhook' }));
  answer(deleteWebhook, undefined);
  answerWith(null);
  await user.click(dialog().getByRole('button', { name: 'Remove' }));
  expect(await block().findByRole('button', { name: 'Set up a webhook' })).toBeVisible();
  expect(block().queryByText(url)).toBeNull();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'webhook'));
});
