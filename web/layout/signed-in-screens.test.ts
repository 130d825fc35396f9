import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillCache, screenAt, screens } from '#tests/components/signed-in-screens.ts';
import { queryClient } from '#web/api/query-client.ts';
import { DashboardPage } from '#web/dashboard/DashboardPage.tsx';
import { paths } from '#web/paths.ts';

beforeEach(fillCache);
afterEach(() => queryClient.clear());

/** As it reads, without the tags; React puts comments between texts. */
const textOf = (html: string) => html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, '|');

test.each(screens)('The server renders %s with its first data, without style attributes', (...screen) => {
  const html = renderToString(screenAt(screen));
  const text = textOf(html);
  for (const each of screen[2]) expect(text).toContain(each);
  expect(html).toMatch(/<h1/);
  expect(html).not.toContain(' style="');
});

test('The dashboard has one order: letter, code, figures, other letters, insights, code sheet, plan', () => {
  const text = textOf(renderToString(screenAt([paths.dashboard, DashboardPage, []])));
  const parts = ['Letter 3', 'Show my code', 'Total Reviews', 'Recent Reviews', 'Letter 2', 'Insights'];
  const places = [...parts, 'Share QR Code', '2 remaining'].map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
