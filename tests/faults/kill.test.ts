import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'vitest';
import { waitForReviews } from './customers.ts';
import { databases, emptyStorage, startBusyService } from './harness.ts';
import { rounds } from './run-length.ts';

const KILLS = rounds(2, 50);

test.for(databases)(
  `kill -9 under load, ${KILLS} times on %s, loses and duplicates no acknowledged review or mail`,
  async (database, { skip }) => {
    const busy = await startBusyService(await emptyStorage(database, skip));
    const starts: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await waitForReviews(busy.customers);
      await sleep(Math.random() * 1_300);
      await busy.kill();
      starts.push(await busy.restart());
    }
    await busy.finish();
    console.log(
      `${database}: ${KILLS} kills, ${busy.customers.acknowledged.size} acknowledged, 0 lost, slowest start ${Math.round(Math.max(...starts))} ms`,
    );
  },
);
