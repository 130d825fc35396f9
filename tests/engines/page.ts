import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);
const BRIEF_ERRORS =
  'TestingLibraryDom.configure({ getElementError: (message) => new Error(message.slice(0, 300)) })';
const POLLING = { timeout: 20_000, interval: 100 };

/** Finds elements by role, label or text; each step waits until it succeeds. */
export function drive(browser: Browser) {
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
    /** Waits until fonts and images are loaded and nothing moves; lazy images may be below the screen. */
    settled: () =>
      expect
        .poll(
          () =>
            browser.run(
              `return document.fonts.status === 'loaded' && [...document.images].every((each) => each.complete || each.loading === 'lazy')
                 && document.getAnimations().every((each) => each.playState !== 'running')`,
            ),
          POLLING,
        )
        .toBe(true),
    link: (name: string) => withQueries(() => browser.run(`${byRole}.href`, 'link', name)) as Promise<string>,
    press: browser.press,
    run: browser.run,
  };
}
