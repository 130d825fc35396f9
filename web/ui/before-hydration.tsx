import { type ReactNode, useLayoutEffect, useState } from 'react';

/** Any of the three; each has only some of these. */
type Control = HTMLInputElement & {
  options?: HTMLOptionsCollection;
  /** React's: it takes an event for a change only if the value isn't the one it has seen. */
  _valueTracker?: { setValue: (value: string) => void };
};

/** What is hidden is ours, and a file can't be put back. */
const CONTROLS = ':is(input, textarea, select)[name]:not([hidden], [type=hidden], [type=file])';

interface Noted {
  control: Control;
  key: string;
  typed: string | boolean;
  initial: string | boolean;
}

/** Call this just before React sees the markup, since it renames the elements that it takes for its own. */
export function noteInput(): Noted[] {
  return Array.from(document.querySelectorAll<Control>(CONTROLS), (control) => ({
    control,
    key: keyOf(control),
    ...valuesOf(control),
  }));
}

/**
 * Around a page that takes over the server's markup. What was typed or chosen before stays: in the same fields, whose
 * components learn of it, or in new ones, if somebody else had changed the markup and React has rendered the page anew.
 */
export function KeepsInput({ early, children }: { early: Noted[]; children: ReactNode }) {
  // Just before its element may be replaced.
  const [focused] = useState(() => document.activeElement);
  useLayoutEffect(() => putBack(early, focused), [early, focused]);
  return children;
}

/** Finds the page's controls of the same names. */
function putBack(early: Noted[], focused: Element | null): void {
  // Also what was typed meanwhile, except that React gives a textarea the server's text back.
  const rest = early.map((noted) => {
    const { typed, initial } = valuesOf(noted.control);
    return typed === initial ? noted : { ...noted, typed };
  });
  const changes: (() => void)[] = [];
  for (const control of document.querySelectorAll<Control>(`#root ${CONTROLS}`)) {
    const known = rest.filter(({ key }) => key === keyOf(control));
    const before = known.find((each) => each.control === control) ?? known[0];
    if (!before) continue;
    rest.splice(rest.indexOf(before), 1);
    const { control: old, typed, initial } = before;
    // React may have taken one field for another.
    const isSwapped = old !== control && early.some((noted) => noted.control === control);
    if (typed !== initial || isSwapped) write(control, typed);
    // A radio button that lost its check speaks through the one that took it.
    if (typed !== initial && (typed || control.type !== 'radio'))
      changes.push(() => announce(control, typed, initial));
    if (old === focused && old !== control) focusAs(old, control);
    // If it was moved out of the page, it would be there twice.
    if (!old.closest('#root')) old.remove();
  }
  const announceAll = () => {
    for (const change of changes.splice(0)) change();
  };
  // This waits for the commit, so that each event is rendered before the next one.
  queueMicrotask(announceAll);
  // An `input` event can have hydrated the page. The `change` of the same choice must not find the select reset.
  document.addEventListener('change', announceAll, { capture: true, once: true });
}

const isChoice = ({ type }: Control) => /^(radio|checkbox)$/.test(type);

/** Not the type, which changes where a password is shown. */
function keyOf(control: Control): string {
  return [control.tagName, control.name, isChoice(control) && control.value].join();
}

/** What the control holds, and what it began with. */
function valuesOf(control: Control): Pick<Noted, 'typed' | 'initial'> {
  if (isChoice(control)) return { typed: control.checked, initial: control.defaultChecked };
  const { value, options, defaultValue } = control;
  const first = options && (Array.from(options).find((option) => option.defaultSelected) ?? options[0]);
  return { typed: value, initial: first ? first.value : defaultValue };
}

function write(control: Control, typed: string | boolean): void {
  if (typeof typed === 'boolean') control.checked = typed;
  // Writing the same would move the caret, and end an input method's composition.
  else if (control.value !== typed) control.value = typed;
}

function announce(control: Control, typed: string | boolean, initial: string | boolean): void {
  write(control, typed);
  control._valueTracker?.setValue(String(initial));
  for (const type of ['input', isChoice(control) ? 'click' : 'change'])
    control.dispatchEvent(new Event(type, { bubbles: true }));
}

function focusAs({ selectionStart, selectionEnd }: Control, control: Control): void {
  control.focus({ preventScroll: true });
  // Missing where the type has no caret.
  if (typeof selectionEnd === 'number') control.setSelectionRange(selectionStart, selectionEnd);
}

/** Tells tests of an error that people don't see: React recovers from it. */
export function warn(error: unknown): void {
  console.warn('Something had changed the page, so it was rendered anew.', error);
}
