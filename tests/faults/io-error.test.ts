import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { startCustomers, waitForReviews } from './customers.ts';
import { expectNothingLost, expectOneMailEach, mailsInFolder, waitForMails } from './invariants.ts';
import { isLong } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessionals } from './test-accounts.ts';

const canTrace = spawnSync('strace', ['-f', '-e', 'trace=none', 'true']).status === 0;

/** The system calls by which SQLite writes. */
test.runIf(isLong).for(['pwrite64', 'fsync,fdatasync'] as const)(
  'If %s fails, no unstored review is acknowledged, and a restart has all acknowledged ones',
  async (call, { skip }) => {
    skip(!canTrace, 'strace is not here, or may not trace');
    const storage = { dataDir: temporaryFolder(), databaseUrl: null };
    const userIds = await insertProfessionals(storage);
    const env = { DATA_DIR: storage.dataDir };
    const service = await startProcess({ env });
    const customers = startCustomers(service.url, userIds);
    await waitForReviews(customers, 20);

    const disk = await failFrom(service, call);
    const before = customers.acknowledged.size;
    await sleep(2_000);
    await disk.mend();
    const during = customers.acknowledged.size - before;
    expect(customers.statuses.get(503)).toBeGreaterThan(0);
    await waitForReviews(customers, 20);
    await customers.stop();
    expect([...customers.statuses.keys()].filter((status) => ![201, 503].includes(status))).toEqual([]);

    service.process.kill('SIGKILL');
    await service.ended;
    const next = await startProcess({ env });
    await waitForMails(customers, () => mailsInFolder(storage.dataDir));
    next.process.kill('SIGTERM');
    expect(await next.ended).toBe(0);
    await expectNothingLost(storage, customers);
    expectOneMailEach(customers.acknowledged, await mailsInFolder(storage.dataDir));
    console.log(
      `${call}: ${customers.statuses.get(503) ?? 0} times 503, ${during} acknowledged during the fault, ${customers.acknowledged.size} altogether, 0 lost`,
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
