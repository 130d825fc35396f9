import { t } from '#web/language.ts';
import { fillIn, readForm } from './form-fields.ts';

/** Returns a handler that restores the server-rendered form with the typed text, since React unmounts a page that fails. */
export function createFailureHandler(root: HTMLElement): (error: unknown) => void {
  const plain = root.cloneNode(true) as HTMLElement;
  plain.removeAttribute('id');
  const form = root.querySelector('form');

  return (error) => {
    console.error(error);
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.className = 'bg-danger-soft p-5 text-center font-semibold text-danger';
    message.textContent = t('Loading issue detected. Please refresh the page.');
    const plainForm = plain.querySelector('form');
    if (form && plainForm) fillIn(plainForm, readForm(form));
    // Keeps absolutely positioned elements below the message.
    plain.className = 'relative';
    root.replaceChildren(message, ...(plainForm ? [plain] : []));
    scrollTo(0, 0);
  };
}
