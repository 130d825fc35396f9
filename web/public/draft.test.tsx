import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { addKeys, formKeys, reviewPageData } from '#tests/components/fixtures.ts';
import { keepDraft, linkOf, loadDraft, readDraft } from '#web/public/draft.ts';
import { ReviewPage } from '#web/public/ReviewPage.tsx';

const data = reviewPageData({ workplace: null });

/** The page as the server sends it, before React. */
function openPage(idempotencyKey = formKeys.idempotencyKey, page = data): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<ReviewPage data={page} />);
  document.body.replaceChildren(root);
  addKeys({ ...formKeys, idempotencyKey });
  onTestFinished(() => document.body.replaceChildren());
  return root;
}

function control<Element extends HTMLElement>(root: HTMLElement, selector: string): Element {
  const found = root.querySelector<Element>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const comment = (root: HTMLElement) => control<HTMLTextAreaElement>(root, 'textarea');
const key = () => new FormData(document.forms[0]).get('idempotencyKey');

test('A draft is kept from the first key: what the form holds before React, then each further key', () => {
  const root = openPage();
  control<HTMLInputElement>(root, '[name=rating][value="4"]').checked = true;
  comment(root).value = 'Kind';
  keepDraft(root, linkOf(data));
  expect(loadDraft(linkOf(data))).toMatchObject({ rating: 4, comment: 'Kind', key: formKeys.idempotencyKey });
  comment(root).value = 'Kind and quick';
  comment(root).dispatchEvent(new Event('input', { bubbles: true }));
  expect(loadDraft(linkOf(data))).toMatchObject({ rating: 4, comment: 'Kind and quick' });
});

test('What was filled in without an event is kept when the page is left', () => {
  const root = openPage();
  keepDraft(root, linkOf(data));
  comment(root).value = 'Kind';
  expect(loadDraft(linkOf(data))).toBeNull();
  dispatchEvent(new Event('pagehide'));
  expect(loadDraft(linkOf(data))).toMatchObject({ comment: 'Kind' });
});

test('The page that is opened again has the draft and its key before React', () => {
  const first = openPage();
  comment(first).value = 'Kind';
  keepDraft(first, linkOf(data));
  const again = openPage('0123456789abcdef0123456789abcdef');
  keepDraft(again, linkOf(data));
  expect([comment(again).value, key()]).toEqual(['Kind', formKeys.idempotencyKey]);
});

test('Through a link that asked for it, a draft outlives the answer of someone else, and a name that was cleared stays away', () => {
  const asked = reviewPageData({ workplace: null, code: '826289FFCW9N', customerName: 'Tom' });
  const first = openPage(formKeys.idempotencyKey, asked);
  const name = (root: HTMLElement) => control<HTMLInputElement>(root, '[name=customerName]');
  expect(name(first).value).toBe('Tom');
  comment(first).value = 'Kind';
  name(first).value = '';
  keepDraft(first, linkOf(asked));
  const { customerName, ...answered } = asked;
  for (const page of [asked, answered]) {
    const again = openPage(formKeys.idempotencyKey, page);
    keepDraft(again, linkOf(page));
    expect([comment(again).value, name(again).value]).toEqual(['Kind', '']);
  }
});

test('A page whose review was sent gets another key, and keeps nothing until something is typed', () => {
  history.replaceState({ sent: formKeys.idempotencyKey }, '');
  const root = openPage();
  keepDraft(root, linkOf(data));
  expect(key()).not.toBe(formKeys.idempotencyKey);
  expect(loadDraft(linkOf(data))).toBeNull();
});

test('A document that was cut off before its keys gets some', () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<ReviewPage data={data} />);
  document.body.replaceChildren(root);
  onTestFinished(() => document.body.replaceChildren());
  keepDraft(root, linkOf(data));
  const { key: made, reviewLinkSecret } = readDraft(document.forms[0] as HTMLFormElement);
  expect(made).toMatch(/^[\da-f-]{32,36}$/);
  expect(reviewLinkSecret).not.toBe('');
});
