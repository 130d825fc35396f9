import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestContext } from 'vitest';
import type { ServiceProcess } from '#tests/service-process.ts';

export function skipWithoutProc({ skip }: TestContext): void {
  skip(process.platform !== 'linux', 'needs /proc, which only Linux has');
}

export function openFileCount({ process: { pid } }: ServiceProcess): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

export interface Probes {
  /** Response times in milliseconds, ascending. @throws if a probe failed. */
  stop(): Promise<number[]>;
}

export function startProbes(url: string, isFine = (status: number): boolean => status === 200): Probes {
  const stopping = new AbortController();
  const times: number[] = [];
  const failures: unknown[] = [];
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const began = performance.now();
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(15_000) });
        await answer.arrayBuffer();
        if (!isFine(answer.status)) failures.push(answer.status);
      } catch (error) {
        failures.push(error);
      }
      times.push(performance.now() - began);
      await sleep(50);
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
      if (failures.length > 0)
        throw new Error(`${failures.length} of ${times.length} probes failed: ${failures.map(String)}`);
      return times.sort((a, b) => a - b);
    },
  };
}

export function quantile(ascending: number[], part: number): number {
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * part))] ?? 0;
}

export async function timed<Result>(act: () => Promise<Result>): Promise<{ result: Result; took: number }> {
  const began = performance.now();
  return { result: await act(), took: performance.now() - began };
}
