/** Whether this is the long run of `npm run faults -- --long`; `npm test` has the short one. */
export const isLong = process.env.FAULTS === 'long';

/** How often something is done in the short run and in the long one. */
export const rounds = (short: number, long: number) => (isLong ? long : short);
