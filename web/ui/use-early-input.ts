import { useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells components what was typed or chosen in the server's markup before the script ran. React leaves it in the
 * elements without an event, and the next render of a controlled one would undo it. Only a textarea that has a text from
 * the server gets that text back.
 */
export function useEarlyInput(): void {
  const isHydrated = useHydrated();
  // Once the app runs, nobody can type before the script, and elements don't keep their first choice.
  const [hydrates] = useState(!isHydrated);
  useEffect(() => {
    if (!hydrates) return;
    const controls = document.querySelectorAll<Control>('#root :is(input, textarea, select)');
    const changes = Array.from(controls).flatMap((control) => changeOf(control) ?? []);
    const repeatAll = () => {
      for (const repeat of changes.splice(0)) repeat();
    };
    // After the effects, so that each event is rendered before the next one.
    queueMicrotask(repeatAll);
    // An `input` event can have hydrated the page. The `change` of the same choice must not find the select reset.
    document.addEventListener('change', repeatAll, { capture: true, once: true });
  }, [hydrates]);
}

/** What repeats the change that the control has seen, if any. */
function changeOf(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) return choiceIn(control);
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    // A radio button that lost its check speaks through the one that took it.
    if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)) return;
    return () => {
      control.checked = control.defaultChecked;
      control.click();
    };
  }
  const typed = control.value;
  if (typed === control.defaultValue) return;
  return () => {
    // React takes an event for a change only if the value isn't the one it has seen.
    control.value = control.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, typed);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function choiceIn(select: HTMLSelectElement): (() => void) | undefined {
  const chosen = select.selectedIndex;
  const initial = Array.from(select.options).findIndex(({ defaultSelected }) => defaultSelected);
  if (chosen === Math.max(initial, 0)) return;
  return () => {
    select.selectedIndex = chosen;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
