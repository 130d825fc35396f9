import type { ComponentProps } from 'react';
import { type ButtonVariants, buttonVariants } from '#web/ui/variants.ts';

/** Links that look like buttons use `buttonVariants`. */
export function Button({ variant, size, className, ...props }: ComponentProps<'button'> & ButtonVariants) {
  return <button type="button" className={buttonVariants({ variant, size, className })} {...props} />;
}
