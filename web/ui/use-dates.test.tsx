import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTranslator } from '#contract/languages/translator.ts';
import { setTranslator } from '#web/language.ts';
import { useDates } from '#web/ui/use-dates.ts';

function Received({ at }: { at: string }) {
  const { longDate, monthAndYear, dateAndTime } = useDates();
  return [longDate(at), monthAndYear(at), dateAndTime(at), longDate('')].join(' · ');
}

test('Dates are in UTC on the server and while hydrating, then in the reader’s time zone', async () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  setTranslator(createTranslator('ja', null));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    setTranslator(createTranslator('en', null));
  });
  const content = <Received at="2026-10-31T23:30:00.000Z" />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(content);
  expect(root).toHaveTextContent('2026年10月31日 · 2026年10月 · 2026年10月31日 23:30 · Unknown date');

  const failed = vi.fn();
  const app = hydrateRoot(root, content, { onRecoverableError: failed });
  onTestFinished(() => app.unmount());
  await expect
    .poll(() => root)
    .toHaveTextContent('2026年11月1日 · 2026年11月 · 2026年11月1日 8:30 · Unknown date');
  expect(failed).not.toHaveBeenCalled();
});
