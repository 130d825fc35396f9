import { act, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { KeepsInput, noteInput } from '#web/ui/before-hydration.tsx';
import { catchEarlyPress } from '#web/ui/early-press.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const initial = { search: '', note: '', sort: 'new', ground: 'ink', fold: 'off', name: 'Ana' };

function Controls({ onChange }: { onChange: (name: string, value: string) => void }) {
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
    <form>
      <input type="search" value={values.search} {...props('search')} />
      <p>
        <span>Note</span> for yourself
      </p>
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
    </form>
  );
}

interface Takeover {
  early: (root: HTMLElement) => void;
  /** Happens between the call that takes the page over and its commit. */
  meanwhile?: (root: HTMLElement) => void;
  isRenderedAnew?: boolean;
}

async function hydrate({ early, meanwhile, isRenderedAnew = false }: Takeover) {
  const onChange = vi.fn();
  const content = <Controls onChange={onChange} />;
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  root.innerHTML = renderToString(content);
  early(root);
  const failed = vi.fn();
  const app = hydrateRoot(root, <KeepsInput early={noteInput()}>{content}</KeepsInput>, {
    onRecoverableError: failed,
  });
  meanwhile?.(root);
  onTestFinished(() => {
    app.unmount();
    root.remove();
  });
  // Polled, so what the effect repeats has been rendered by then.
  await expect.poll(() => root.querySelector('[data-hydrated=true]')).not.toBeNull();
  if (isRenderedAnew) await expect.poll(() => failed).toHaveBeenCalled();
  else expect(failed).not.toHaveBeenCalled();
  const shown = Array.from(root.querySelectorAll<HTMLInputElement>('input, select, textarea'));
  return {
    changes: onChange.mock.calls,
    state: JSON.parse(root.querySelector('output')?.textContent ?? ''),
    shown: shown.map(({ type, value, checked }) => (/radio|checkbox/.test(type) ? checked : value)),
  };
}

function typeEverywhere(root: HTMLElement): void {
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
}

const typed = { search: 'warm', note: 'New', sort: 'old', ground: 'note', fold: 'on', name: 'Bo' };
const typedAsShown = ['warm', 'New', 'old', false, true, true, 'Bo'];

test('What was typed or chosen before the script ran stays, and the components learn of it once', async () => {
  const { changes, state, shown } = await hydrate({ early: typeEverywhere });
  expect(Object.fromEntries(changes)).toEqual(typed);
  expect(changes).toHaveLength(6);
  expect(state).toEqual(typed);
  expect(shown).toEqual(typedAsShown);
});

const controlsOf = (root: HTMLElement) => root.querySelectorAll('input, select, textarea');

test.for<[string, (control: Element, root: HTMLElement) => void]>([
  ['inserted an icon after each field', (control) => control.after(element('i'))],
  ['wrapped each field', (control) => wrap(control, 'span')],
  ['moved the fields out of the page', (control) => document.body.append(control)],
  ['reversed the fields', (control, root) => root.firstElementChild?.prepend(control)],
  ['wrapped the texts, as translators do', (_, root) => wrapTexts(root)],
])('What was typed stays where somebody else %s before the script ran', async ([, change]) => {
  const { state, shown } = await hydrate({
    early: (root) => {
      typeEverywhere(root);
      for (const control of controlsOf(root)) change(control, root);
    },
    isRenderedAnew: true,
  });
  expect(state).toEqual(typed);
  expect(shown).toEqual(typedAsShown);
  expect(document.querySelectorAll('select')).toHaveLength(1);
});

test('Where the page is rendered anew, the field with the focus keeps it, and its caret', async () => {
  await hydrate({
    early: (root) => {
      root.querySelector('p')?.append(element('i'));
      const note = root.querySelector('textarea');
      note?.focus();
      if (note) note.value = 'Kind and quick';
      note?.setSelectionRange(4, 8);
    },
    isRenderedAnew: true,
  });
  const { name, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
  expect([name, selectionStart, selectionEnd]).toEqual(['note', 4, 8]);
});

const element = (name: string) => document.createElement(name);

function wrap(node: ChildNode, name: string): void {
  const wrapper = element(name);
  node.replaceWith(wrapper);
  wrapper.append(node);
}

function wrapTexts(node: Node): void {
  for (const child of [...node.childNodes])
    if (child instanceof Text && node.nodeName !== 'FONT') wrap(child, 'font');
    else wrapTexts(child);
}

test('A choice whose event hydrates the page stays', async () => {
  const { changes, shown } = await hydrate({
    early: () => {},
    meanwhile: (root) => {
      const select = root.querySelector('select');
      if (select) select.value = 'old';
      for (const type of ['input', 'change']) select?.dispatchEvent(new Event(type, { bubbles: true }));
    },
  });
  expect(new Set(changes.map(String))).toEqual(new Set(['sort,old']));
  expect(shown[2]).toBe('old');
});

test('Where nothing was typed early, nothing is said to have changed', async () => {
  const { changes, state } = await hydrate({ early: () => {} });
  expect([changes, state]).toEqual([[], initial]);
});

/** The events of what was pressed, in the order in which React gets them. */
async function hydrateAfter(press: (button: HTMLElement) => void): Promise<string[]> {
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

test('The last press before React listens is repeated once it does', async () => {
  expect(
    await hydrateAfter((button) => {
      for (let press = 0; press < 2; press += 1) {
        button.dispatchEvent(event('pointerdown'));
        button.click();
      }
    }),
  ).toEqual(['pointerdown', 'click']);
});

test('A finger that only scrolls over a button presses nothing', async () => {
  expect(await hydrateAfter((button) => button.dispatchEvent(event('pointerdown')))).toEqual([]);
});
