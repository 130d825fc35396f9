import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findProgram } from '#tests/find-program.ts';
import type { Engine } from './browser.ts';

/** Firefox by WebDriver BiDi, which works without a separate driver. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (findProgram('firefox-esr', 'firefox') === null ? 'firefox-esr' : null),
  async launch() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: findProgram('firefox-esr', 'firefox') ?? '',
      headless: true,
      protocolTimeout: 60_000,
    });
    const [page = await browser.newPage()] = await browser.pages();
    await page.setViewport({ width: 390, height: 844 });

    async function element(script: string, args: unknown[]): Promise<ElementHandle> {
      const handle = await page.evaluateHandle(toFunction(script), ...args);
      const found = handle.asElement();
      if (found === null) throw new Error(`No element: ${script}`);
      return found as ElementHandle;
    }
    return {
      open: async (url) => void (await page.goto(url)),
      run: (script, ...args) => page.evaluate(toFunction(script), ...args),
      click: async (script, ...args) => (await element(script, args)).click(),
      type: async (text, script, ...args) => (await element(script, args)).type(text),
      press: (text) => page.keyboard.type(text),
      screenshot: () => page.screenshot(),
      print: async () => Buffer.from(await page.pdf({ preferCSSPageSize: true, printBackground: true })),
      close: () => browser.close(),
    };
  },
};

function toFunction(body: string): (...args: unknown[]) => unknown {
  return new Function(body) as (...args: unknown[]) => unknown;
}
