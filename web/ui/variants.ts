import { cva } from 'class-variance-authority';

/*
 * Separate from the components, so that the review page doesn't load Radix or tailwind-merge.
 */

export const buttonVariants = cva(
  [
    'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-md border text-center font-semibold no-underline select-none max-[20rem]:shrink',
    'transition-colors duration-150 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-accent text-accent-ink enabled:hover:bg-accent-hover [a]:hover:bg-accent-hover',
        secondary: 'border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-hover',
        ghost: 'border-transparent text-ink hover:bg-hover',
        destructive:
          'border-transparent bg-danger text-danger-ink enabled:hover:bg-danger-hover [a]:hover:bg-danger-hover',
      },
      size: {
        sm: 'min-h-8 px-3 py-1 text-sm pointer-coarse:min-h-11',
        md: 'min-h-10 px-4 py-2 text-base pointer-coarse:min-h-11',
        lg: 'min-h-12 px-6 py-3 text-base',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

/** Phones zoom into fields with text below 16 px. */
export const controlVariants = [
  'block w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 text-base text-ink',
  'transition-colors duration-150 hover:border-ink-muted',
  'focus-visible:border-focus focus-visible:-outline-offset-1',
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
  'disabled:cursor-not-allowed disabled:opacity-60',
].join(' ');
