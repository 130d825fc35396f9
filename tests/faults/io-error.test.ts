import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { ServiceProcess } from '#tests/service-process.ts';
import { waitForReviews } from './customers.ts';
import { expectOnlyStatuses, startBusyService } from './harness.ts';
import { isLong } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';

const canTrace = spawnSync('strace', ['-f', '-e', 'trace=none', 'true']).status === 0;

/** The system calls by which SQLite writes. */
test.runIf(isLong).for(['pwrite64', 'fsync,fdatasync'] as const)(
  'If %s fails, no unstored review is acknowledged, and a restart has all acknowledged ones',
  async (call, { skip }) => {
    skip(!canTrace, 'strace is not here, or may not trace');
    const busy = await startBusyService({ dataDir: temporaryFolder(), databaseUrl: null });
    const { acknowledged, statuses } = busy.customers;
    await waitForReviews(busy.customers, 20);
    const disk = await failFrom(busy.service, call);
    const before = acknowledged.size;
    await sleep(2_000);
    await disk.mend();
    const during = acknowledged.size - before;
    expect(statuses.get(503)).toBeGreaterThan(0);
    await waitForReviews(busy.customers, 20);
    await busy.customers.stop();
    expectOnlyStatuses(busy.customers, 201, 503);

    await busy.kill();
    await busy.restart();
    await busy.finish();
    console.log(
      `${call}: ${statuses.get(503)} times 503, ${during} acknowledged during the fault, ${acknowledged.size} altogether, 0 lost`,
    );
  },
);

/** Every call fails from the fifth on, until `mend` is called. */
async function failFrom({ process: { pid } }: ServiceProcess, call: string) {
  const options = ['-f', '-q', '-e', `trace=${call}`, '-e', `inject=${call}:error=EIO:when=5+`];
  const strace = spawn('strace', [...options, '-p', String(pid)], { stdio: 'ignore' });
  onTestFinished(() => {
    strace.kill();
  });
  await sleep(500);
  return {
    async mend() {
      const ended = once(strace, 'exit');
      strace.kill('SIGINT');
      await ended;
    },
  };
}
