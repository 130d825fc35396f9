import { z } from 'zod/mini';

/** What the one link on the thank-you page offers. */
export const thanksKinds = ['tip', 'call', 'book', 'public', 'website'] as const;
export type ThanksKind = (typeof thanksKinds)[number];

/** As stored; what is typed has stricter rules, which visitors' pages needn't load. */
export const thanksLink = z.object({ kind: z.enum(thanksKinds), url: z.string() });
export type ThanksLink = z.infer<typeof thanksLink>;
