/* What changes pages as soon as they are parsed, before our script runs: each is an init script. */

/** Translates as Chrome does: each text, also a later one, is put into elements of the translator's own. */
function translator(): void {
  const skipped = 'script, style, noscript, textarea, title, font';
  function translate(node: Node): void {
    if (node instanceof Text) {
      const parent = node.parentElement;
      if (!parent || parent.closest(skipped) || !node.data.trim()) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      node.replaceWith(outer);
      // The translated text is a new one.
      inner.append(node.data);
    } else for (const child of [...node.childNodes]) translate(child);
  }
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translate(node);
  });
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    translate(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Adds to the page as password managers and spell checkers do. */
function passwordManager(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    document.documentElement.setAttribute('data-manager', 'on');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.append(document.createElement('manager-overlay'));
    for (const control of document.querySelectorAll('input:not([hidden]), textarea, select')) {
      control.setAttribute('data-managed', '');
      control.after(document.createElement('manager-icon'));
    }
  });
}

/** Each field gets an element of its own around it. */
function wrapper(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const control of document.querySelectorAll('input, textarea, select')) {
      const around = document.createElement('span');
      control.replaceWith(around);
      around.append(control);
    }
  });
}

/** Each field and its label change places. */
function mover(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const control of document.querySelectorAll('input:not([hidden]), textarea, select'))
      control.parentElement?.prepend(control);
  });
}

export const meddlers = { translator, passwordManager, wrapper, mover };

export type Meddler = keyof typeof meddlers;
