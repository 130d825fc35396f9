import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { t } from '#web/language.ts';

interface FullScreenDialogProps {
  /** For screen readers. */
  title: string;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
  children: ReactNode;
  /** Stays in view. */
  action: ReactNode;
}

/** Its content is in the middle of the page. */
export function FullScreenDialog({
  title,
  onClose,
  onCloseAutoFocus,
  children,
  action,
}: FullScreenDialogProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-0 z-50 animate-appear overflow-y-auto overscroll-contain bg-paper outline-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <div className="flex min-h-full flex-col px-5 pt-20 sm:px-8">
            <div className="my-auto">{children}</div>
            <div className="sticky bottom-0 bg-paper pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-center">
              {action}
            </div>
          </div>
          {/* Last in the tab order, so that the focus starts in the content. */}
          <Radix.Close
            aria-label={t('Close')}
            className="fixed end-4 top-4 grid size-12 place-items-center rounded-control bg-paper text-ink-muted hover:bg-hover hover:text-ink"
          >
            <X aria-hidden className="size-6" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
