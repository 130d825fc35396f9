/** Joins class names. A caller's class replaces one of the component that begins with `base:`, whatever their order. */
export function cn(...classes: (string | false | null | undefined)[]): string {
  return classes.filter(Boolean).join(' ');
}
