import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from '#tests/find-program.ts';
import { freePort } from '#tests/free-port.ts';
import type { Engine } from './browser.ts';

const programs = {
  driver: () => findProgram('WebKitWebDriver'),
  browser: () =>
    findProgram('/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'),
  display: () => findProgram('Xvfb'),
};

/** https://w3c.github.io/webdriver/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK by WebDriver, on a virtual display, since it has no headless mode. */
export const webkit: Engine = {
  name: 'WebKit',
  missing() {
    const packages = [
      programs.driver() === null || programs.browser() === null ? 'webkit2gtk-driver' : '',
      programs.display() === null ? 'xvfb' : '',
    ];
    return packages.join(' ').trim() || null;
  },
  async launch() {
    const display = spawn(programs.display() ?? '', ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
    const port = await freePort();
    const driver = spawn(programs.driver() ?? '', [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
      stdio: 'ignore',
    });

    async function send(method: string, path: string, body?: object): Promise<unknown> {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) });
      const { value } = (await response.json()) as { value: { message: string } };
      if (!response.ok) throw new Error(value.message);
      return value;
    }
    const answered = () => send('GET', '/status').then(Boolean, () => false);
    while (!(await answered())) await sleep(50);
    const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
    const options = { binary: programs.browser(), args };
    // Otherwise each command waits until the page has loaded, also one that has scripts held back.
    const capabilities = {
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': options,
    };
    const { sessionId } = (await send('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    })) as {
      sessionId: string;
    };
    const session = `/session/${sessionId}`;
    const run = (script: string, ...args: unknown[]) =>
      send('POST', `${session}/execute/sync`, { script, args });
    await openPhone();

    /** A window with a toolbar is at least 447 px wide. */
    async function openPhone(): Promise<void> {
      const windows = () => send('GET', `${session}/window/handles`) as Promise<string[]>;
      const before = await windows();
      await run("open('about:blank', 'phone', 'popup,width=390,height=844')");
      const opened = async () => (await windows()).find((handle) => !before.includes(handle));
      let handle = await opened();
      for (; handle === undefined; handle = await opened()) await sleep(50);
      await send('POST', `${session}/window`, { handle });
    }

    async function element(script: string, args: unknown[]): Promise<string> {
      const found = (await run(script, ...args)) as { [ELEMENT]: string } | null;
      if (found === null) throw new Error(`No element: ${script}`);
      return `${session}/element/${found[ELEMENT]}`;
    }
    return {
      async open(url) {
        await run('window.isLeft = true');
        await send('POST', `${session}/url`, { url });
        const loaded = () => run('return !window.isLeft && document.readyState === "complete"');
        while (!(await loaded().catch(() => false))) await sleep(50);
      },
      run,
      click: async (script, ...args) => void (await send('POST', `${await element(script, args)}/click`, {})),
      type: async (text, script, ...args) =>
        void (await send('POST', `${await element(script, args)}/value`, { text })),
      press: async (text) => {
        const actions = Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await send('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      screenshot: async () => Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
      async close() {
        await send('DELETE', session).catch(() => {});
        await Promise.all([end(driver), end(display)]);
      },
    };
  },
};

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
