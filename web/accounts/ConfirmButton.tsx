import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { z } from 'zod/mini';
import { Button } from '#web/ui/Button.tsx';
import { SavingDialog } from './SavingDialog.tsx';

const nothing = z.object({});

interface ConfirmButtonProps
  extends Pick<
    ComponentProps<typeof SavingDialog<typeof nothing>>,
    'title' | 'description' | 'save' | 'failed' | 'done' | 'submitLabel'
  > {
  /** What a screen reader calls the button. */
  name: string;
  heading: RefObject<HTMLElement | null>;
  look?: Pick<ComponentProps<typeof Button>, 'variant' | 'className'>;
  children: ReactNode;
}

/** A button of a row that asks before it acts. */
export function ConfirmButton({ name, heading, look, children, ...dialog }: ConfirmButtonProps) {
  const { button, onCloseAutoFocus } = useRowButton(heading);
  return (
    <SavingDialog
      {...dialog}
      trigger={
        <Button ref={button} variant="secondary" size="sm" aria-label={name} {...look}>
          {children}
        </Button>
      }
      onCloseAutoFocus={onCloseAutoFocus}
      schema={nothing}
      variant="destructive"
    />
  );
}

/** The button of a dialog. The list's heading takes the focus if the button is gone afterwards. */
export function useRowButton(heading: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLButtonElement>(null);
  function onCloseAutoFocus(event: Event) {
    if (button.current) return;
    event.preventDefault();
    heading.current?.focus();
  }
  return { button, onCloseAutoFocus };
}
