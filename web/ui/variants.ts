/*
 * Separate from the components, so that the review page doesn't load Radix.
 */

const button = [
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-button border text-center font-semibold base:no-underline select-none max-[20rem]:shrink',
  'press [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  'base:disabled:opacity-60 aria-disabled:cursor-auto aria-disabled:opacity-60',
].join(' ');

const variants = {
  primary:
    'border-transparent bg-accent text-accent-ink enabled:hover:bg-accent-hover [a]:hover:bg-accent-hover',
  secondary: 'border-edge/60 base:text-ink hover:border-edge hover:bg-hover',
  ghost: 'border-transparent base:text-ink hover:bg-hover',
  destructive:
    'border-transparent bg-danger text-danger-ink enabled:hover:bg-danger-hover [a]:hover:bg-danger-hover',
};

const sizes = {
  sm: 'base:min-h-9 base:px-4 py-1 base:text-sm pointer-coarse:min-h-11',
  md: 'base:min-h-11 base:px-5 py-2 base:text-base',
  lg: 'base:min-h-14 base:px-6 py-3 base:text-base',
};

export interface ButtonVariants {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

export function buttonVariants({
  variant = 'primary',
  size = 'md',
  className = '',
}: ButtonVariants = {}): string {
  return `${button} ${variants[variant]} ${sizes[size]} ${className}`.trim();
}

/** Phones zoom into fields with text below 16 px. */
export const controlVariants = [
  'base:block base:w-full min-w-0 rounded-control border base:border-edge bg-sheet px-4 text-base text-ink',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  'disabled:opacity-60',
].join(' ');
