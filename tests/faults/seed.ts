import { randomInt } from 'node:crypto';

/** The seed of this run, printed so that whatever it finds can be repeated with `SEED=… npm run faults -- NAME`. */
export function printSeed(name: string): number {
  const seed = Number(process.env.SEED ?? randomInt(2 ** 31));
  console.log(`SEED=${seed} npm run faults -- ${name}`);
  return seed;
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
