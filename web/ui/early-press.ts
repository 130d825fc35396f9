/**
 * Keeps the last press of a button until React listens to the root. The returned function repeats it, and React hydrates
 * the pressed button right away. Together with `before-hydration.tsx` it would weigh 159 bytes on the customer's page.
 */
export function catchEarlyPress(root: HTMLElement): () => void {
  let press: PointerEvent[] = [];
  const types = ['pointerdown', 'click'] as const;

  function note(event: PointerEvent): void {
    const isOnButton = event.target instanceof Element && event.target.closest('button[type=button]');
    if (event.type === 'pointerdown' || !isOnButton) press = [];
    if (isOnButton) press.push(event);
  }
  for (const type of types) root.addEventListener(type, note);

  return () => {
    for (const type of types) root.removeEventListener(type, note);
    // A finger that only scrolled makes no click.
    if (press.at(-1)?.type !== 'click') return;
    for (const event of press) event.target?.dispatchEvent(new PointerEvent(event.type, event));
  };
}
