import { z } from 'zod/mini';

/** The file at UPDATE_URL has at least this. */
export const release = z.object({
  version: z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/)),
  /** Whether it fixes a security problem. */
  security: z.boolean(),
  date: z.iso.date(),
});
export type Release = z.infer<typeof release>;
