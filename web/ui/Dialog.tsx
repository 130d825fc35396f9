import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { t } from '#web/language.ts';
import { cn } from '#web/ui/cn.ts';
import { X } from '#web/ui/icons.tsx';

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
}

/** A bottom sheet on phones, a centered window on larger screens. */
export function DialogContent({ title, description, className, children, ...props }: DialogContentProps) {
  // Radix warns about a missing description unless told.
  const describedBy = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-40 animate-appear data-[state=closed]:animate-leave bg-scrim" />
      <Radix.Content
        className={cn(
          'fixed inset-x-0 bottom-0 z-50 max-h-[90dvh] animate-rise data-[state=closed]:animate-leave overflow-y-auto overscroll-contain rounded-t-sheet',
          'border border-transparent bg-sheet p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-raised outline-none',
          'sm:inset-4 sm:m-auto sm:h-fit sm:max-w-lg sm:rounded-sheet sm:pb-6',
          className,
        )}
        {...describedBy}
        {...props}
      >
        <Radix.Title className="title pe-10">{title}</Radix.Title>
        {description && <Radix.Description className="mt-2 text-ink-muted">{description}</Radix.Description>}
        <div className="mt-6">{children}</div>
        {/* Last in the tab order, so that forms start at their first field. */}
        <Radix.Close
          aria-label={t('Close')}
          className="absolute end-4 top-4 grid size-11 place-items-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>;
}
