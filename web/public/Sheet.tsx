import { type ReactNode, type RefObject, useId } from 'react';
import { CloseButton } from './CloseButton.tsx';

interface SheetProps {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  children: ReactNode;
}

/** A native dialog, whose focus trap and Escape key are the browser's. */
export function Sheet({ dialog, title, children }: SheetProps) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes it too
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={({ target, currentTarget }) => {
        // Padding belongs to the child, so this is the backdrop.
        if (target === currentTarget) currentTarget.close();
      }}
      className="mx-auto mt-auto w-full max-w-lg rounded-t-sheet border border-transparent bg-sheet text-start text-ink [box-shadow:var(--shadow-raised)] backdrop:bg-scrim open:animate-rise sm:m-auto sm:rounded-sheet"
    >
      <div className="p-5 sm:p-8">
        <h2 id={titleId} className="voice-l pe-12">
          {title}
        </h2>
        {children}
        {/* Last, so that the first action gets the focus. */}
        <CloseButton onClick={() => dialog.current?.close()} className="end-3 top-3" />
      </div>
    </dialog>
  );
}
