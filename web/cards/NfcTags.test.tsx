import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listTrackedCodes, type TrackedCode } from '#contract/tracked-codes.ts';
import { answer } from '#tests/components/fake-api.ts';
import { renderPage, signIn } from '#tests/components/render-page.tsx';
import { type FakeNfc, type FakeTag, installFakeNfc } from '#tests/fake-nfc.ts';
import { paths } from '#web/paths.ts';

const table: TrackedCode = {
  id: 7,
  code: '7KX39FWT',
  name: 'Window table',
  workplaceId: null,
  url: 'https://good-word.example/r/7KX39FWT',
  scans: 0,
  reviews: 0,
  offAt: null,
  createdAt: '2026-01-05T12:00:00.000Z',
};
const flyer: TrackedCode = {
  ...table,
  id: 8,
  code: '8KX39FWC',
  name: 'Flyer',
  url: 'https://good-word.example/r/8KX39FWC',
  offAt: '2026-01-06T12:00:00.000Z',
};

let nfc: FakeNfc;

beforeEach(() => {
  nfc = installFakeNfc();
});

afterEach(() => {
  delete window.NDEFReader;
});

async function openPage() {
  signIn();
  answer(listTrackedCodes, [table, flyer]);
  const user = await renderPage(paths.trackedCodes);
  await screen.findByText('Window table');
  return user;
}

async function open(name: string) {
  const user = await openPage();
  await user.click(screen.getByRole('button', { name }));
  return user;
}

const write = () => open('Write Window table to NFC tag');

const dialog = () => within(screen.getByRole('dialog'));
const expectText = (text: string) =>
  waitFor(() => expect(dialog().getByRole('status').textContent?.trim()).toBe(text));

async function hold(tag: FakeTag | null): Promise<void> {
  await waitFor(() => expect(nfc.scans()).toBeGreaterThan(0));
  act(() => nfc.hold(tag));
}

test('An empty tag gets the short link, and is read back', async () => {
  const user = await write();
  await expectText('Hold the back of your phone to the tag.');
  const tag = { serialNumber: '04:01', links: [] };
  await hold(tag);
  await expectText('This tag opens Window table.');
  expect(tag.links).toEqual([table.url]);
  expect(dialog().queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(nfc.scans()).toBeGreaterThan(0);
  await user.keyboard('{Escape}');
  expect(nfc.scans()).toBe(0);
});

test('A tag with another link is replaced only after asking, and no other tag is', async () => {
  const user = await write();
  const [menu, old] = [
    { serialNumber: '04:01', links: ['https://menu.example/'] },
    { serialNumber: '04:02', links: ['HTTPS://GOOD-WORD.EXAMPLE/r/8kx3-9fwc'] },
  ];
  await hold(menu);
  await expectText('This tag holds something else.https://menu.example/');
  await hold(null);
  await user.click(dialog().getByRole('button', { name: 'Replace' }));
  await expectText('Hold the back of your phone to the tag.');
  await hold(old);
  await expectText('This tag opens Flyer. Off');
  expect([menu.links, old.links]).toEqual([
    ['https://menu.example/'],
    ['HTTPS://GOOD-WORD.EXAMPLE/r/8kx3-9fwc'],
  ]);
  await user.click(dialog().getByRole('button', { name: 'Replace' }));
  await expectText('This tag opens Window table.');
  expect(old.links).toEqual([table.url]);
});

test('A tag that holds something else after writing is reported', async () => {
  await write();
  nfc.writtenAs = 'https://lost.example/';
  await hold({ serialNumber: '04:01', links: [] });
  await expectText('This tag holds something else.https://lost.example/');
});

test.each([
  [
    'NotAllowedError',
    "NFC is blocked for this site. Allow it in your browser's site settings, then try again.",
  ],
  ['NotReadableError', "NFC is turned off. Turn it on in your phone's settings, then try again."],
  ['NotSupportedError', "This device can't read or write NFC tags."],
])('If scanning fails with %s, both dialogs say what to do', async (name, text) => {
  nfc.scanError = ['', name];
  const user = await write();
  await expectText(text);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Read a tag' }));
  await expectText(text);
  nfc.scanError = undefined;
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  await hold({ serialNumber: '04:01', links: [table.url] });
  await expectText('This tag opens Window table.');
});

test.each([
  [
    'NetworkError',
    'Failed to write because the tag is lost: null',
    'The tag moved away too soon. Hold your phone still and try again.',
  ],
  [
    'NetworkError',
    'Failed to write due to an IO error: null',
    "This tag can't be written. It may be locked.",
  ],
  ['NotSupportedError', 'Tag is not supported', "This tag can't be written. It may be locked."],
])('If writing fails with %s: %s, it can be tried again', async (name, message, text) => {
  nfc.writeError = [message, name];
  const user = await write();
  const tag = { serialNumber: '04:01', links: [] };
  await hold(tag);
  await expectText(text);
  nfc.writeError = undefined;
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  await expectText('This tag opens Window table.');
  expect(tag.links).toEqual([table.url]);
});

test('Canceling while the tag is awaited writes nothing afterwards', async () => {
  const user = await write();
  await waitFor(() => expect(nfc.scans()).toBe(1));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(nfc.scans()).toBe(0);
  const tag = { serialNumber: '04:01', links: [] };
  nfc.hold(tag);
  await new Promise((resolve) => setTimeout(resolve));
  expect(tag.links).toEqual([]);
});

test('Read a tag says which code each tag opens, one after another', async () => {
  const user = await open('Read a tag');
  await hold({ serialNumber: '04:01', links: [table.url] });
  await expectText('This tag opens Window table.');
  await hold({ serialNumber: '04:02', links: [] });
  await expectText('This tag is empty.');
  await hold({ serialNumber: '04:03', links: ['https://good-word.example/review/2'] });
  await expectText('This tag holds something else.https://good-word.example/review/2');
  act(() => nfc.holdUnreadable());
  await expectText("This tag can't be read. Hold your phone still, or try another tag.");
  await hold({ serialNumber: '04:01', links: [flyer.url] });
  await expectText('This tag opens Flyer. Off');
  await user.keyboard('{Escape}');
  expect(nfc.scans()).toBe(0);
});

test('Without Web NFC, the page says how to write a tag', async () => {
  delete window.NDEFReader;
  await openPage();
  expect(
    screen.getByText(/^To put a code on an NFC tag, open this page in Chrome on an Android phone/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /tag/ })).toBeNull();
});
