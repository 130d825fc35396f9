import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, onTestFinished } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { startProcess } from '#tests/service-process.ts';
import type { Browser, Engine } from './browser.ts';
import { startScriptBlocker } from './script-blocker.ts';

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);
const BRIEF_ERRORS =
  'TestingLibraryDom.configure({ getElementError: (message) => new Error(message.slice(0, 300)) })';
const POLLING = { timeout: 20_000, interval: 100 };

/** Starts the service behind what can hold back its scripts; `launch` opens a new browser. */
export async function startSite(engine: Engine, skip: (condition: boolean, note: string) => void) {
  const missing = engine.missing();
  if (missing !== null) console.log(`${engine.name} is not tested: apt-get install ${missing}`);
  skip(missing !== null, `apt-get install ${missing}`);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const service = await startProcess({ env: { APP_URL: url } });
  const scripts = await startScriptBlocker(port, service.url);
  async function launch() {
    const browser = await engine.launch();
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') {
        mkdirSync('test-results', { recursive: true });
        writeFileSync(`test-results/${engine.name}.png`, await browser.screenshot());
        console.log(`The last screenshot is in test-results/${engine.name}.png`);
      }
      await browser.close();
    });
    return drive(browser);
  }
  return { url, dataDir: service.dataDir, scripts, launch };
}

/** Finds elements by role, label or text; each step waits until it succeeds. */
function drive(browser: Browser) {
  /** Injects the queries first, since each navigation drops them. */
  async function withQueries<T>(step: () => Promise<T>): Promise<T> {
    const isThere = await browser.run('return "TestingLibraryDom" in window');
    if (!isThere) await browser.run(`${queries}; ${BRIEF_ERRORS}; return null`);
    return step();
  }
  const retry = async (step: () => Promise<unknown>) =>
    void (await expect.poll(() => withQueries(step).then(() => 'done', String), POLLING).toBe('done'));

  const byRole = 'return TestingLibraryDom.getByRole(document.body, arguments[0], { name: arguments[1] })';
  const byLabel = 'return TestingLibraryDom.getByLabelText(document.body, arguments[0])';
  return {
    open: (url: string) => browser.open(url),
    /** Waits for the form, though not for the page's scripts: those may be held back. */
    async openEarly(url: string): Promise<void> {
      await browser.run(
        'window.isLeft = true; setTimeout((url) => { location.href = url }, 0, arguments[0])',
        url,
      );
      const isThere = () =>
        browser.run("return !window.isLeft && document.querySelector('[type=submit]') !== null");
      await expect.poll(() => isThere().catch(() => false), POLLING).toBe(true);
    },
    /** React has rendered the page. */
    takenOver: () =>
      expect
        .poll(
          () =>
            browser.run(
              "return Object.keys(document.querySelector('#root h1') ?? {}).some((key) => key.startsWith('__reactFiber'))",
            ),
          POLLING,
        )
        .toBe(true),
    click: (role: 'button' | 'link', name: string) => retry(() => browser.click(byRole, role, name)),
    /** Clicks the label, since the radio button itself may be hidden. */
    choose: (radio: string) => retry(() => browser.click(`${byRole}.labels[0]`, 'radio', radio)),
    fill: (label: string, text: string) => retry(() => browser.type(text, byLabel, label)),
    see: (text: string) =>
      expect.poll(() => browser.run('return document.body.innerText'), POLLING).toContain(text),
    /** Waits until the image with this name is loaded. */
    seeImage: (name: string) =>
      retry(() =>
        browser.run(
          `const image = TestingLibraryDom.getByRole(document.body, 'img', { name: new RegExp(arguments[0]) });
           if (!(image.naturalWidth > 0)) throw new Error('not loaded: ' + image.outerHTML)`,
          name,
        ),
      ),
    press: browser.press,
    run: browser.run,
    print: browser.print,
    screenshot: browser.screenshot,
    /** @returns the body of what the page's cookies may read. */
    async read(url: string): Promise<unknown> {
      const text = await browser.run(
        `const request = new XMLHttpRequest();
         request.open('GET', arguments[0], false);
         request.send();
         return request.response`,
        url,
      );
      return JSON.parse(String(text));
    },
  };
}
