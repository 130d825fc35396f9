import type { VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';
import { buttonVariants } from '#web/ui/variants.ts';

type ButtonVariants = VariantProps<typeof buttonVariants>;

/** For links that look like buttons. */
export function buttonStyles({
  className,
  ...variants
}: ButtonVariants & { className?: string } = {}): string {
  return cn(buttonVariants(variants), className);
}

export function Button({
  variant,
  size,
  className,
  asChild = false,
  ...props
}: ComponentProps<'button'> & ButtonVariants & { asChild?: boolean }) {
  const styles = buttonStyles({ variant, size, className });
  if (asChild) return <Slot.Root className={styles} {...props} />;
  return <button type="button" className={styles} {...props} />;
}
