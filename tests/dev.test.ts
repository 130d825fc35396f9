import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './free-port.ts';
import { inheritedEnv } from './start-script.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('npm run dev serves pages from the sources, and restarts only after a change', async () => {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/dev.ts'], {
    env: { ...inheritedEnv(), PORT: port, DATA_DIR: temporaryFolder() },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    child.kill();
    await ended;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  await expect.poll(() => output, { timeout: 60_000 }).toContain('is ready at');
  const page = await fetch(`http://127.0.0.1:${port}/login`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/@vite/client')]);
  await wait(2_000);
  expect(output).not.toMatch(/Restarting|Change detected/);
}, 90_000);
