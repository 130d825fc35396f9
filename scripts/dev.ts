import { spawn } from 'node:child_process';

/** The server restarts when its files change; the pages reload by themselves. Vite passes API calls on to the server. */
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
});
const pages = spawn(process.execPath, ['node_modules/.bin/vite'], { stdio: 'inherit' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    pages.kill(signal);
  });
}
