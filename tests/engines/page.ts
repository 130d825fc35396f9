import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.js'),
  'utf8',
);
/** Without the whole page. */
const BRIEF_ERRORS =
  'TestingLibraryDom.configure({ getElementError: (message) => new Error(message.slice(0, 300)) })';
const PATIENCE = { timeout: 20_000, interval: 100 };

/** What a person does on a page, by roles, labels and texts; each step waits until it can be done. */
export function drive(browser: Browser) {
  /** Runs after the queries are there: each navigation drops them. */
  async function withQueries<T>(step: () => Promise<T>): Promise<T> {
    const isThere = await browser.run('return "TestingLibraryDom" in window');
    if (!isThere) await browser.run(`${queries}; ${BRIEF_ERRORS}; return null`);
    return step();
  }
  const retry = async (step: () => Promise<unknown>) =>
    void (await expect.poll(() => withQueries(step).then(() => 'done', String), PATIENCE).toBe('done'));

  const byRole = 'return TestingLibraryDom.getByRole(document.body, arguments[0], { name: arguments[1] })';
  const byLabel = 'return TestingLibraryDom.getByLabelText(document.body, arguments[0])';
  return {
    open: (url: string) => browser.open(url),
    click: (role: 'button' | 'link', name: string) => retry(() => browser.click(byRole, role, name)),
    /** By its visible label, as with a finger: the circle itself may be hidden. */
    choose: (radio: string) => retry(() => browser.click(`${byRole}.labels[0]`, 'radio', radio)),
    fill: (label: string, text: string) => retry(() => browser.type(text, byLabel, label)),
    chooseFile: (label: string, path: string) => retry(() => browser.chooseFile(path, byLabel, label)),
    /** Waits until a text is shown. */
    see: (text: string) =>
      expect.poll(() => browser.run('return document.body.innerText'), PATIENCE).toContain(text),
    /** Waits until the images with this name have arrived. */
    seeImage: (name: string) =>
      retry(() =>
        browser.run(
          `const image = TestingLibraryDom.getByRole(document.body, 'img', { name: new RegExp(arguments[0]) });
           if (!(image.naturalWidth > 0)) throw new Error('not loaded: ' + image.outerHTML)`,
          name,
        ),
      ),
    link: (name: string) => withQueries(() => browser.run(`${byRole}.href`, 'link', name)) as Promise<string>,
    run: browser.run,
  };
}
