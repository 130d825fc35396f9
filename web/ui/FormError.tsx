/** Stays until the next attempt, unlike a toast. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p
      key={message}
      ref={scrollIntoView}
      role="alert"
      className="notice scroll-mt-32 border-danger text-danger wrap-anywhere"
    >
      {message}
    </p>
  );
}

export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
