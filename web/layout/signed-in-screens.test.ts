import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillCache, screenAt, screens } from '#tests/components/signed-in-screens.ts';
import { queryClient } from '#web/api/query-client.ts';
import { DashboardPage } from '#web/dashboard/DashboardPage.tsx';
import { paths } from '#web/paths.ts';

beforeEach(fillCache);
afterEach(() => queryClient.clear());

/** What is read, without the tags; React puts comments between texts. */
const textOf = (html: string) => html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, '|');

test.each(screens)('The server renders %s with its first data, without style attributes', (...screen) => {
  const html = renderToString(screenAt(screen));
  const text = textOf(html);
  for (const each of screen[2]) expect(text).toContain(each);
  expect(html).toMatch(/<h1/);
  expect(html).not.toContain(' style="');
});

test('The dashboard has one order: letters, figures, code, insights, plan', () => {
  const text = textOf(renderToString(screenAt([paths.dashboard, DashboardPage, []])));
  const letters = ['Recent Reviews', 'Letter 3', 'Letter 2'];
  const parts = [...letters, 'Total Reviews', 'Show my code', 'Share QR Code', 'Insights', '2 remaining'];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
