import { afterAll } from 'vitest';

const ends: (() => unknown)[] = [];

/** What several tests of a file share goes with the last of them; what was begun last goes first. */
export function onFileFinished(end: () => unknown): void {
  ends.push(end);
}

afterAll(async () => {
  for (const end of ends.reverse()) await end();
});
