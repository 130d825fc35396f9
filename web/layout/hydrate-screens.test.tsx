import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { member } from '#tests/components/fixtures.ts';
import { fillCache, screenAt, screens } from '#tests/components/signed-in-screens.ts';
import { saveShownCodes } from '#web/cards/shown-codes.ts';

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted);
  return children;
}

test.each(screens)('The browser takes over %s as the server rendered it', async (...screen) => {
  fillCache();
  const onMounted = vi.fn();
  const content = <Mounted onMounted={onMounted}>{screenAt(screen)}</Mounted>;
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(content);

  // What only this browser knows.
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('pt-PT');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl']);
  vi.stubGlobal('NDEFReader', class {});
  saveShownCodes(member('lena').id, { workplaceId: 1, workplaces: [] });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const failed = vi.fn();
  const app = hydrateRoot(root, content, { onRecoverableError: failed });
  onTestFinished(() => {
    app.unmount();
    root.remove();
  });
  await expect.poll(() => onMounted).toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});
