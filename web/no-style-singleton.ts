/*
 * Stands in for `react-style-singleton` (an alias in vite.config.ts): Radix's layers append a <style> through it,
 * which the content security policy forbids. `body[data-scroll-locked]` in styles.css does that work.
 */
const nothing = () => null;

export const styleSingleton = () => nothing;
export const styleHookSingleton = () => () => undefined;
export const stylesheetSingleton = () => ({ add: () => undefined, remove: () => undefined });
