import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { LoaderCircle } from '#web/ui/icons.tsx';
import type { ButtonVariants } from '#web/ui/variants.ts';

interface PaymentButtonProps extends ButtonVariants {
  type?: 'submit';
  isPending: boolean;
  /** Whether it is this button's page that opens. */
  isBusy?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

/** Opens a page of the payment provider. */
export function PaymentButton({ isPending, isBusy = isPending, children, ...props }: PaymentButtonProps) {
  return (
    <Button aria-disabled={isPending} aria-busy={isBusy} {...props}>
      {isBusy && <LoaderCircle aria-hidden className="animate-spin" />}
      <span>{children}</span>
    </Button>
  );
}
