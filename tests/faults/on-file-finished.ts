import { afterAll } from 'vitest';

/** Takes what ends something, for when it is over: `onTestFinished` of Vitest, or what is below. */
export type OnFinished = (end: () => void | Promise<void>) => void;

const ends: (() => void | Promise<void>)[] = [];

/** What several tests of a file share goes with the last of them; what was begun last goes first. */
export function onFileFinished(end: () => void | Promise<void>): void {
  ends.push(end);
}

afterAll(async () => {
  for (const end of ends.reverse()) await end();
});
