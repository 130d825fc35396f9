import { expect, onTestFinished, test, vi } from 'vitest';
import { SECOND } from '#server/basics/clock.ts';
import { hashPassword } from './passwords.ts';

test('A hash that waited too long is refused while its connection can still be answered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const hashes = Array.from({ length: 20 }, () => hashPassword('correct horse'));
  vi.setSystemTime(Date.now() + 7 * SECOND);
  const settled = await Promise.allSettled(hashes);
  const [running, waiting] = [settled.slice(0, 2), settled.slice(2)];
  expect(running.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(waiting).toEqual(
    Array(18).fill({ status: 'rejected', reason: expect.objectContaining({ code: 'unavailable' }) }),
  );
  await expect(hashPassword('correct horse')).resolves.toMatch(/^\$argon2id\$/);
});
