import { afterAll } from 'vitest';

export type OnFinished = (end: () => void | Promise<void>) => void;

const ends: (() => void | Promise<void>)[] = [];

/** Cleans up after the last test of the file, in reverse order. */
export function onFileFinished(end: () => void | Promise<void>): void {
  ends.push(end);
}

afterAll(async () => {
  for (const end of ends.reverse()) await end();
});
