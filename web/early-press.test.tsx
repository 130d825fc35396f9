import { act, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { catchEarlyPress } from '#web/early-press.ts';

/** The events of what was pressed, in the order in which React gets them. */
async function hydrate(press: (button: HTMLElement) => void): Promise<string[]> {
  const root = document.createElement('div');
  document.body.append(root);
  const onEvent = vi.fn();
  const content = (
    <button type="button" onPointerDown={({ type }) => onEvent(type)} onClick={({ type }) => onEvent(type)}>
      <b>Menu</b>
    </button>
  );
  root.innerHTML = renderToString(content);
  const repeatPress = catchEarlyPress(root);
  const label = root.querySelector('b');
  if (label) press(label);
  await act(async () => {
    startTransition(() => {
      const app = hydrateRoot(root, content);
      onTestFinished(() => {
        app.unmount();
        root.remove();
      });
    });
    repeatPress();
  });
  return onEvent.mock.calls.flat();
}

const event = (type: string) => new PointerEvent(type, { bubbles: true });

test('What is pressed before React listens is pressed once it does', async () => {
  expect(
    await hydrate((button) => {
      button.dispatchEvent(event('pointerdown'));
      button.click();
    }),
  ).toEqual(['pointerdown', 'click']);
});

test('Of several presses, the last one counts', async () => {
  expect(
    await hydrate((button) => {
      for (let press = 0; press < 2; press += 1) {
        button.dispatchEvent(event('pointerdown'));
        button.click();
      }
    }),
  ).toEqual(['pointerdown', 'click']);
});

test('A finger that only scrolls over a button presses nothing', async () => {
  expect(await hydrate((button) => button.dispatchEvent(event('pointerdown')))).toEqual([]);
});
