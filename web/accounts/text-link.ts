export const textLink =
  'inline-block rounded-sm font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2';
