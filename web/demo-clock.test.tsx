import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DemoNote } from './DemoNote.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 14, 59, 58) });
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('A public demo says in the visitor’s time when it starts over, and until signed in, how to', async () => {
  document.body.innerHTML = renderToStaticMarkup(<DemoNote isSignedIn={false} />);
  const note = document.querySelector('aside');
  expect(note).toHaveTextContent(
    'This is a demo. It starts over every hour. Sign in as maya with maya-loves-tables.',
  );
  await import('./demo-clock.ts');
  expect(note).toHaveTextContent('It starts over at 15:00.');
  expect(document.getElementById('demo-sign-in')).toBeVisible();

  localStorage.setItem('user', JSON.stringify({ id: 2, username: 'maya', fullName: 'Maya Torres' }));
  vi.advanceTimersByTime(3_000);
  expect(note).toHaveTextContent('It starts over at 16:00.');
  expect(document.getElementById('demo-sign-in')).not.toBeVisible();
});
