import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { joinDatabase } from '#server/db/open.ts';
import { freePort } from '#tests/free-port.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { runCommand } from '#tests/start-script.ts';
import { startCustomers, waitForReviews } from './customers.ts';
import { serviceFrontend, startHaproxy } from './haproxy.ts';
import {
  databases,
  emptyStorage,
  endProperly,
  envOf,
  expectOnlyStatuses,
  openMailSink,
  signUp,
} from './harness.ts';
import { expectNothingLost, expectOneMailEach, mailsByKey, waitForMails } from './invariants.ts';
import { skipUnlessInstalled } from './programs.ts';
import { rounds } from './run-length.ts';
import { insertProfessionals } from './test-accounts.ts';

/** The folder of an unpacked archive. */
const previous = process.env.PREVIOUS_RELEASE;
/** undefined is this version, which is also the last one. */
const releases = [...Array.from({ length: rounds(1, 10) }, () => [undefined, previous]).flat(), undefined];
/** HAProxy asks four times a second whether a process is ready. */
const HAPROXY_NOTICES = 1_000;

/* On PostgreSQL, two processes are upgraded one at a time, so that no request fails. */
test.for(databases)(
  'Upgrades from the previous release and ways back under load, on %s, lose no review, mail none twice and end no session',
  async (database, context) => {
    context.skip(!previous, 'PREVIOUS_RELEASE names no unpacked archive');
    const isRolling = database === 'PostgreSQL';
    const storage = await emptyStorage(database, context.skip);
    if (isRolling) skipUnlessInstalled(context, 'haproxy');
    const sink = await openMailSink();
    const env = { ...envOf(storage), PLANS: 'off', SMTP_URL: sink.url };
    const first = await startProcess({ env, cwd: previous });
    const services = isRolling ? [first, await startProcess({ env, cwd: previous })] : [first];
    const url = isRolling ? await distributeAmong(services) : first.url;

    const reader = startReader(`${url}/api/reviews`, (await signUp(url)).cookie);
    const customers = startCustomers(url, await insertProfessionals(storage, joinDatabase));
    await waitForReviews(customers, 20);
    const pauses: number[] = [];
    for (const release of releases) {
      if (isRolling && !release)
        expect(await runCommand(['migrate'], envOf(storage))).toMatchObject({ status: 0 });
      for (const [index, service] of services.entries()) {
        await endProperly(service);
        const began = performance.now();
        const { port } = new URL(service.url);
        services[index] = await startProcess({ env: { ...env, PORT: port }, cwd: release });
        pauses.push(performance.now() - began);
        if (isRolling) await sleep(HAPROXY_NOTICES);
        await waitForReviews(customers, 20);
      }
    }

    reader.stop();
    await customers.stop();
    await waitForMails(customers, () => mailsByKey(sink.received));
    await Promise.all(services.map(endProperly));
    await expectNothingLost(storage, customers);
    const mails = mailsByKey(sink.received);
    expectOneMailEach(customers.acknowledged, mails);
    expect(sink.received).toHaveLength(mails.size);
    console.log(
      `${database}: ${releases.length} changes, ${customers.acknowledged.size} acknowledged, 0 lost; reviews ${describe(customers.statuses)}; lists ${describe(reader.statuses)}; slowest start ${Math.round(Math.max(...pauses))} ms`,
    );
    const waits = isRolling ? [] : [0, 503];
    expectOnlyStatuses(customers, 201, ...waits);
    // A busy process refuses what customers don't need.
    expectOnlyStatuses(reader, 200, 503, ...waits);
  },
);

/** @returns the address of a proxy. */
async function distributeAmong(services: ServiceProcess[]): Promise<string> {
  const port = await freePort();
  const ports = services.map(({ url }) => Number(new URL(url).port));
  await startHaproxy(port, serviceFrontend('site', port, ports));
  const url = `http://localhost:${port}`;
  await expect.poll(async () => (await fetch(`${url}/healthz`)).status, { timeout: 10_000 }).toBe(200);
  return url;
}

/** Reads a list in a loop. */
function startReader(url: string, cookie: string) {
  const statuses = new Map<number, number>();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  onTestFinished(stop);
  void (async () => {
    while (!isStopped) {
      const status = await statusOf(url, cookie);
      if (!isStopped) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(20);
    }
  })();
  return { statuses, stop };
}

async function statusOf(url: string, cookie: string): Promise<number> {
  try {
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

function describe(statuses: Map<number, number>): string {
  return [...statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
}
