import { fillIn, readForm } from './form-fields.ts';
import { t } from './language.ts';

/**
 * The page works as it came, without a script: the returned function puts it back, with what was typed, where it cannot be
 * drawn. React leaves nothing of a page whose rendering failed.
 */
export function keepPlainPage(root: HTMLElement): (error: unknown) => void {
  const plain = root.cloneNode(true) as HTMLElement;
  plain.removeAttribute('id');
  const form = root.querySelector('form');

  return (error) => {
    console.error(error);
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.className = 'bg-danger-soft p-4 text-center font-semibold text-danger';
    message.textContent = t('Loading issue detected. Please refresh the page.');
    const plainForm = plain.querySelector('form');
    if (form && plainForm) fillIn(plainForm, readForm(form));
    // What stands at the top of the page stays below the message.
    plain.className = 'relative';
    root.replaceChildren(message, ...(plainForm ? [plain] : []));
    scrollTo(0, 0);
  };
}
