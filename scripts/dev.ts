import { spawn } from 'node:child_process';

/** Vite proxies API calls to the server, which restarts when its files change. */
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'server/cli/main.ts', 'start'],
  {
    stdio: 'inherit',
  },
);
const pages = spawn(process.execPath, ['node_modules/.bin/vite'], { stdio: 'inherit' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    pages.kill(signal);
  });
}
