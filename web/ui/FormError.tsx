/** Stays until the next attempt, unlike a toast. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p
      key={message}
      ref={scrollIntoView}
      role="alert"
      className="scroll-mt-32 rounded-control bg-danger-soft p-4 text-danger wrap-anywhere"
    >
      {message}
    </p>
  );
}

export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
