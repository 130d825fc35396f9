import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { buttonVariants } from '#web/ui/variants.ts';

/** For links that look like buttons, use `buttonVariants`. */
export function Button({
  variant,
  size,
  className,
  ...props
}: ComponentProps<'button'> & VariantProps<typeof buttonVariants>) {
  return <button type="button" className={buttonVariants({ variant, size, className })} {...props} />;
}
