/**
 * To be called before the script takes over the page that the server has rendered. Returns what shows the sentence and a
 * form that works without scripts, since React leaves nothing of a page that throws. It needs little itself: what broke the
 * page may break more.
 */
export function prepareForFailure(root: HTMLElement): (error: unknown) => void {
  const plain = root.cloneNode(true) as HTMLElement;
  let form = root.querySelector('form');
  root.addEventListener('input', ({ target }) => {
    form = (target as HTMLInputElement).form ?? form;
  });

  return (error) => {
    console.error(error);
    const sentence = document.getElementById('failure');
    if (sentence) sentence.hidden = false;
    const isIntact = root.querySelector('form') !== null;
    // Otherwise there is only a placeholder.
    if (!isIntact && plain.querySelector('h1')) root.replaceChildren(...plain.childNodes);
    const plainForm = root.querySelector('form');
    if (!isIntact && form && plainForm) copyTyped(form, plainForm);
    scrollTo(0, 0);
  };
}

function copyTyped(from: HTMLFormElement, to: HTMLFormElement): void {
  const typed = from.querySelectorAll<HTMLInputElement>('[name]');
  for (const [at, control] of to.querySelectorAll<HTMLInputElement>('[name]').entries()) {
    const { value, checked } = typed[at] ?? control;
    Object.assign(control, { value, checked });
  }
}
