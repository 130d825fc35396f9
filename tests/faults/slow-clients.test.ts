import { readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '#tests/service-process.ts';
import { openFileCount, quantile, skipWithoutProc, startProbes } from './process-stats.ts';
import { rounds } from './run-length.ts';
import { temporaryFolder } from './temporary-disks.ts';
import { insertProfessional } from './test-accounts.ts';

const CONNECTIONS = rounds(300, 1_000);
const CLOSE_TIMEOUT = 15_000;
const BUSY_MACHINE_MARGIN = 10_000;
const PROBES = 2;

const assets = 'dist/web/assets';
const [largestAsset] = readdirSync(assets).sort(
  (one, other) => statSync(join(assets, other)).size - statSync(join(assets, one)).size,
);

test(`${CONNECTIONS} slow or idle connections are closed and don’t delay other clients`, async (context) => {
  skipWithoutProc(context);
  const dataDir = temporaryFolder();
  const userId = await insertProfessional({ dataDir, databaseUrl: null });
  const service = await startProcess({ env: { DATA_DIR: dataDir } });
  const page = `${service.url}/review/${userId}`;
  for (let count = 0; count < 20; count += 1) await (await fetch(page)).text();
  const before = openFileCount(service);

  const probes = startProbes(page);
  const closedAfter: number[] = [];
  const kinds = [idle, slowHeaders, slowBody, slowReader];
  const connections: { socket: Socket; kind: (typeof kinds)[number] }[] = [];
  async function openOne(index: number) {
    const socket = await open(service.url);
    const openedAt = performance.now();
    const kind = kinds[index % kinds.length] ?? idle;
    socket.on('error', () => {});
    if (kind !== slowReader) socket.once('close', () => closedAfter.push(performance.now() - openedAt));
    onTestFinished(() => void socket.destroy());
    kind(socket, userId);
    connections.push({ socket, kind });
  }
  // They open in batches, since the accept backlog is limited.
  for (let from = 0; from < CONNECTIONS; from += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => openOne(from + index)));
    await sleep(100);
  }
  const allOpenAt = performance.now();
  expect(openFileCount(service)).toBeGreaterThan(before + CONNECTIONS / 2);
  const openSenders = () => connections.filter((each) => each.kind !== slowReader && !each.socket.closed);
  await expect.poll(() => openSenders().length, { timeout: 30_000, interval: 100 }).toBe(0);
  // A client that doesn't read can't notice the close, so the service's open files are counted.
  await expect.poll(() => openFileCount(service), { timeout: 40_000 }).toBeLessThanOrEqual(before + PROBES);
  const freedAfter = performance.now() - allOpenAt;
  const times = await probes.stop();

  expect(closedAfter.sort((a, b) => a - b).at(-1)).toBeLessThan(CLOSE_TIMEOUT + BUSY_MACHINE_MARGIN);
  expect(quantile(times, 0.99)).toBeLessThan(2_000);
  console.log(
    `${CONNECTIONS} slow connections: idle and sending ones closed within ${seconds(quantile(closedAfter, 1))}, all files ` +
      `closed after ${seconds(freedAfter)}; meanwhile the page answered ${times.length} probes, ` +
      `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
  );
});

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

function open(url: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });
}

function idle(socket: Socket): void {
  socket.resume();
}

function slowHeaders(socket: Socket, userId: number): void {
  socket.resume();
  void trickle(socket, `GET /review/${userId} HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'x'.repeat(100)}`);
}

function slowBody(socket: Socket): void {
  socket.resume();
  socket.write(
    'POST /api/reviews/submit HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
  );
  void trickle(socket, 'x'.repeat(100));
}

/** Requests more than the socket buffers hold and never reads it. */
function slowReader(socket: Socket): void {
  socket.pause();
  socket.write(`GET /assets/${largestAsset} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(25));
}

async function trickle(socket: Socket, text: string): Promise<void> {
  for (const character of text) {
    if (!socket.writable) return;
    socket.write(character);
    await sleep(500, undefined, { ref: false });
  }
}
