/** Why the form was not accepted, above its fields until the next try: a toast is gone after five seconds. */
export function FormError({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p
      key={message}
      ref={scrollIntoView}
      role="alert"
      className="scroll-mt-32 rounded-md bg-danger-soft p-4 text-danger wrap-anywhere"
    >
      {message}
    </p>
  );
}

/** Given as a ref: once, when the element appears. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
