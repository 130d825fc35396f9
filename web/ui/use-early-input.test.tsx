import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useEarlyInput } from '#web/ui/use-early-input.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const initial = { search: '', note: '', sort: 'new', ground: 'ink', fold: 'off', name: 'Ana' };

function Controls({ onChange }: { onChange: (name: string, value: string) => void }) {
  useEarlyInput();
  const isHydrated = useHydrated();
  const [values, setValues] = useState(initial);
  const props = (name: keyof typeof initial) => ({
    name,
    onChange: ({ target }: { target: { value: string } }) => {
      onChange(name, target.value);
      setValues({ ...values, [name]: target.value });
    },
  });
  return (
    <>
      <input type="search" value={values.search} {...props('search')} />
      <textarea value={values.note} {...props('note')} />
      <select value={values.sort} {...props('sort')}>
        <option>old</option>
        <option>new</option>
      </select>
      {['ink', 'note'].map((value) => (
        <input
          key={value}
          type="radio"
          value={value}
          checked={values.ground === value}
          {...props('ground')}
        />
      ))}
      <input type="checkbox" value="on" checked={values.fold === 'on'} {...props('fold')} />
      <input defaultValue={values.name} {...props('name')} />
      <output data-hydrated={isHydrated}>{JSON.stringify(values)}</output>
    </>
  );
}

async function hydrate(typeEarly: (root: HTMLElement) => void, typeMeanwhile?: (root: HTMLElement) => void) {
  const onChange = vi.fn();
  const content = <Controls onChange={onChange} />;
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  root.innerHTML = renderToString(content);
  typeEarly(root);
  const failed = vi.fn();
  const app = hydrateRoot(root, content, { onRecoverableError: failed });
  typeMeanwhile?.(root);
  onTestFinished(() => {
    app.unmount();
    root.remove();
  });
  // Polled, so what the effect repeats has been rendered by then.
  await vi.waitFor(() => expect(root.querySelector('[data-hydrated=true]')).not.toBeNull());
  expect(failed).not.toHaveBeenCalled();
  const shown = Array.from(root.querySelectorAll<HTMLInputElement>('input, select, textarea'));
  return {
    changes: onChange.mock.calls,
    state: JSON.parse(root.querySelector('output')?.textContent ?? ''),
    shown: shown.map(({ type, value, checked }) => (/radio|checkbox/.test(type) ? checked : value)),
  };
}

test('What was typed or chosen before the script ran stays, and the components learn of it once', async () => {
  const { changes, state, shown } = await hydrate((root) => {
    const [search, note, sort, , ground, fold, name] =
      root.querySelectorAll<HTMLInputElement>('input, select, textarea');
    for (const [control, value] of [
      [search, 'warm'],
      [note, 'New'],
      [sort, 'old'],
      [name, 'Bo'],
    ] as const)
      if (control) control.value = value;
    for (const control of [ground, fold]) control?.click();
  });
  const expected = { search: 'warm', note: 'New', sort: 'old', ground: 'note', fold: 'on', name: 'Bo' };
  expect(Object.fromEntries(changes)).toEqual(expected);
  expect(changes).toHaveLength(6);
  expect(state).toEqual(expected);
  expect(shown).toEqual(['warm', 'New', 'old', false, true, true, 'Bo']);
});

test('A choice whose event hydrates the page stays', async () => {
  const { changes, shown } = await hydrate(
    () => {},
    (root) => {
      const select = root.querySelector('select');
      if (select) select.value = 'old';
      for (const type of ['input', 'change']) select?.dispatchEvent(new Event(type, { bubbles: true }));
    },
  );
  expect(new Set(changes.map(String))).toEqual(new Set(['sort,old']));
  expect(shown[2]).toBe('old');
});

test('Where nothing was typed early, nothing is said to have changed', async () => {
  const { changes, state } = await hydrate(() => {});
  expect([changes, state]).toEqual([[], initial]);
});
