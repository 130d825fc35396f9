/** What the one link on the thank-you page offers. */
export const thanksKinds = ['tip', 'call', 'book', 'public', 'website'] as const;
export type ThanksKind = (typeof thanksKinds)[number];
