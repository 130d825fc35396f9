/*
 * Replaces `react-style-singleton` (an alias in vite.config.ts), through which Radix appends a <style> that the content
 * security policy blocks. `body[data-scroll-locked]` in app.css does the same.
 */
const nothing = () => null;

export const styleSingleton = () => nothing;
export const styleHookSingleton = () => () => undefined;
export const stylesheetSingleton = () => ({ add: () => undefined, remove: () => undefined });
