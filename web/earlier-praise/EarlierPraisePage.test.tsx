import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  addPraise,
  type EarlierPraise,
  importPraise,
  listPraise,
  MAX_PRAISE,
  removePraise,
  updatePraise,
} from '#contract/earlier-praise.ts';
import { countShareableReviews, listEmployerLinks, listShareableReviews } from '#contract/employer-links.ts';
import { refusals } from '#contract/errors.ts';
import { answer, hold, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const piece: EarlierPraise = {
  id: 9,
  words: 'She fixed the tap in ten minutes.',
  name: 'Inês Reis',
  rating: 5,
  month: '2024-03',
  source: 'google',
  url: 'https://maps.google.com/reviews/1',
  createdAt: '2026-01-05T12:00:00.000Z',
};
const nameless = {
  ...piece,
  id: 8,
  name: null,
  rating: null,
  month: null,
  source: 'other',
  url: null,
} as const;

const dialog = () => within(screen.getByRole('dialog'));
const fixture = (name: string) =>
  new File([readFileSync(join(import.meta.dirname, 'fixtures', name))], name, { type: 'text/csv' });

test('Each piece says where it is from and has no golden stars', async () => {
  await openPage([piece, nameless]);
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent(
    'She fixed the tap in ten minutes.Inês ReisAdded by Lena from Google, March 20245 out of 5 stars',
  );
  expect(second).toHaveTextContent('She fixed the tap in ten minutes.Anonymous CustomerAdded by Lena');
  expect(screen.queryByRole('img', { name: /stars/ })).toBeNull();
  const link = within(first as HTMLElement).getByRole('link', { name: 'maps.google.com' });
  expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(screen.getByRole('button', { name: 'Edit She fixed the tap in ten minutes.' })).toBeVisible();
});

test('An empty list says what to add, and one that fails can be read again', async () => {
  signIn();
  refuse(listPraise, 500);
  const user = await renderPage(paths.praise);
  await screen.findByText("Couldn't load your earlier praise.");
  answer(listPraise, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No earlier praise yet');
});

test('Adding checks each field, and sends what was typed', async () => {
  const user = await openPage();
  answer(addPraise, piece);
  await user.click(screen.getByRole('button', { name: 'Add praise' }));
  await user.type(dialog().getByLabelText('Month'), 'March');
  await user.type(dialog().getByLabelText('Link'), 'http://example.com');
  await user.click(dialog().getByRole('button', { name: 'Add praise' }));
  const words = dialog().getByLabelText('Words');
  await waitFor(() => expect(words).toHaveAccessibleDescription('Please enter what the customer wrote'));
  expect(words).toHaveFocus();
  expect(dialog().getByLabelText('Month')).toHaveAccessibleDescription(/like 2024-03/);
  expect(dialog().getByLabelText('Link')).toHaveAccessibleDescription(/begins with https/);
  expect(dialog().getByLabelText('From')).toHaveAccessibleDescription(
    'Please choose where the words are from',
  );
  expect(requestsTo(addPraise)).toEqual([]);

  await user.type(words, 'Lovely.');
  await user.selectOptions(dialog().getByLabelText('Stars'), '4 stars');
  await user.selectOptions(dialog().getByLabelText('From'), 'Letter');
  await user.clear(dialog().getByLabelText('Month'));
  await user.clear(dialog().getByLabelText('Link'));
  await user.click(dialog().getByRole('button', { name: 'Add praise' }));
  await expectToast('Praise added');
  const sent = { words: 'Lovely.', name: null, rating: 4, month: null, source: 'letter', url: null };
  expect(requestsTo(addPraise)).toMatchObject([{ body: sent }]);
  expect(requestsTo(listPraise)).toHaveLength(2);
});

test('A refused change keeps what was typed, and says why', async () => {
  const user = await openPage([piece]);
  refuse(updatePraise, ...refusals.praiseNotFound);
  await user.click(screen.getByRole('button', { name: 'Edit Inês Reis' }));
  const name = dialog().getByLabelText('Name');
  expect(dialog().getByLabelText('Month')).toHaveValue('2024-03');
  await user.type(name, ' Silva');
  await user.click(dialog().getByRole('button', { name: 'Save Changes' }));
  await expectToast('Error', 'Praise not found');
  expect(name).toHaveValue('Inês Reis Silva');
});

test('Deletion is confirmed, and leaves the focus on the page’s heading', async () => {
  const user = await openPage([piece]);
  answer(removePraise, undefined);
  await user.click(screen.getByRole('button', { name: 'Delete Inês Reis' }));
  expect(requestsTo(removePraise)).toEqual([]);
  answer(listPraise, []);
  await user.click(dialog().getByRole('button', { name: 'Delete' }));
  await expectToast('Praise deleted');
  expect(requestsTo(removePraise)).toMatchObject([{ params: { id: '9' } }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('A file is shown before it is stored, with the lines and what they will be', async () => {
  const user = await openImport();
  await user.upload(screen.getByLabelText('CSV file'), fixture('trustpilot.csv'));
  const table = within(await screen.findByRole('region', { name: 'Preview' }));
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'LineWordsFrom',
    '2Fast and friendly\nFixed the tap in ten minutes.InesAdded by Lena from Trustpilot, March 20245 out of 5 starswww.trustpilot.com',
    '3Good, and cleanBoAdded by Lena from Trustpilot, February 20244 out of 5 stars',
    '4Only a titleCyAdded by Lena from Trustpilot, January 20245 out of 5 stars',
  ]);
  expect(requestsTo(importPraise)).toEqual([]);

  await user.selectOptions(screen.getByLabelText('From'), 'Email');
  answer(importPraise, { added: 3 });
  const release = hold(importPraise);
  const button = screen.getByRole('button', { name: 'Import 3' });
  for (let press = 0; press < 2; press += 1) fireEvent.click(button);
  const busy = await screen.findByRole('button', { name: 'Importing...' });
  await user.click(busy);
  answer(listPraise, [piece]);
  release();
  await expectToast('3 pieces of praise added');
  expect(requestsTo(importPraise)).toHaveLength(1);
  expect(requestsTo(importPraise)).toMatchObject([
    { body: { items: [{ name: 'Ines', source: 'email' }, { month: '2024-02' }, { words: 'Only a title' }] } },
  ]);
  await screen.findByRole('article');
  expect(screen.queryByLabelText('CSV file')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('A bad line is named, and nothing can be imported until the file is corrected and chosen again', async () => {
  const user = await openImport();
  await user.upload(screen.getByLabelText('CSV file'), fixture('bad-lines.csv'));
  await screen.findByText('Line 5: Please enter what the customer wrote');
  expect(screen.getByRole('alert')).toHaveTextContent('Line 7: Please use 1 to 5 whole stars');
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await user.upload(screen.getByLabelText('CSV file'), fixture('testimonial-to.csv'));
  await screen.findByRole('button', { name: 'Import 1' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Rows can be pasted, and dates that could be both are asked about', async () => {
  const user = await openImport();
  await user.click(screen.getByLabelText('Or paste rows'));
  await user.paste('Name\tText\tDate\nAna\tLovely\t3/5/2024\nBo\tKind\t\n');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dates = await screen.findByLabelText('Dates');
  expect(dates).toHaveDisplayValue('Month first');
  expect(screen.getByText(/, March 2024$/)).toBeVisible();
  await user.selectOptions(dates, 'Day first');
  expect(screen.getByText(/, May 2024$/)).toBeVisible();
});

test('A file that is no table is refused in one sentence', async () => {
  const workbook = new File([fixture('workbook.xlsx')], 'workbook.csv', { type: 'text/csv' });
  const user = await openImport();
  await user.upload(screen.getByLabelText('CSV file'), workbook);
  expect(await screen.findByRole('alert')).toHaveTextContent('Save the table as CSV first');
});

test('A refused import keeps the preview, and names the line that the API does', async () => {
  const user = await openImport();
  await user.upload(screen.getByLabelText('CSV file'), fixture('goodword-english.csv'));
  const message = 'Please use 1 to 5 whole stars';
  respond(importPraise, () => Response.json({ message, index: 1 }, { status: 400 }));
  await user.click(await screen.findByRole('button', { name: 'Import 3' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Line 4: ${message}`);
  refuse(importPraise, ...refusals.praiseLimitReached);
  await user.click(screen.getByRole('button', { name: 'Import 3' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`up to ${MAX_PRAISE}`));
  expect(screen.getByRole('region', { name: 'Preview' })).toBeVisible();
});

test.each([paths.reviews, paths.reputation])('%s leads to it', async (path) => {
  signIn();
  answer(listPraise, []);
  answer(listEmployerLinks, []);
  answer(listShareableReviews, []);
  answer(countShareableReviews, { shareable: 0, total: 0 });
  const user = await renderPage(path);
  const more = screen.queryByRole('button', { name: 'More' });
  if (more) await user.click(more);
  await user.click(await screen.findByRole('link', { name: 'Earlier praise' }));
  await screen.findByRole('heading', { name: 'Earlier praise', level: 1 });
});

async function openPage(praise: EarlierPraise[] = []) {
  signIn();
  answer(listPraise, praise);
  const user = await renderPage(paths.praise);
  await waitFor(() => expect(document.querySelector('[data-placeholder]')).toBeNull());
  return user;
}

async function openImport() {
  const user = await openPage();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  return user;
}
