import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { decodeQr } from '#tests/decode-qr.ts';
import { freePort } from '#tests/free-port.ts';
import { renderPdf } from '#tests/render-pdf.ts';
import { startProcess } from '#tests/service-process.ts';
import { skipIfMissing } from './browser.ts';
import { firefox } from './firefox.ts';
import { drive } from './page.ts';
import { startScriptBlocker } from './script-blocker.ts';
import { webkit } from './webkit.ts';

test.for([firefox, webkit])(
  '$name: sign up, add a workplace, get a review with and without script, read and print it',
  { timeout: 240_000 },
  async (engine, { skip }) => {
    skipIfMissing(engine, skip);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const service = await startProcess({ env: { APP_URL: url } });
    const scripts = await startScriptBlocker(port, service.url);
    const browser = await engine.launch();
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') {
        writeFileSync(`test-results/${engine.name}.png`, await browser.screenshot());
        console.log(`The last screenshot is in test-results/${engine.name}.png`);
      }
      await browser.close();
    });
    const page = drive(browser);
    async function shoot(name: string): Promise<void> {
      await page.settled();
      mkdirSync('test-results/engines', { recursive: true });
      writeFileSync(`test-results/engines/${name}-${engine.name}.png`, await browser.screenshot());
    }

    await page.open(url);
    await page.see('Terms of Service');
    await page.run("localStorage.setItem('install-dismissed', 'true')");
    await shoot('landing');
    await page.open(`${url}/register`);
    await page.fill('Full name', 'Rosa Vega');
    await page.fill('Username', 'rosa');
    await page.fill('Email', 'rosa@example.com');
    await page.fill('Password', 'a long password');
    await page.click('button', 'Create account');
    await page.see('Account created successfully');
    await page.seeImage('^QR code');
    await shoot('dashboard');
    await page.open(`${url}/show`);
    await page.see('How did Rosa do?');
    await shoot('show');

    await page.open(`${url}/settings`);
    await page.click('button', 'Add Workplace');
    await page.fill('Name', 'Blue Door');
    await page.click('button', 'Add Workplace');
    await page.see('Workplace added successfully');

    const [, , workplaces] = await download(page, '/api/workplaces');
    const [{ id: workplaceId }] = JSON.parse(workplaces);
    const userId = await page.run('return JSON.parse(localStorage.getItem("user")).id');
    const form = `${url}/review/${userId}/${workplaceId}`;
    /** @returns whether the browser posted the form, instead of a script. */
    async function review(words: string): Promise<boolean> {
      await page.open(form);
      await page.choose('5 stars');
      await page.fill('Your review', words);
      await page.fill('Your name', 'Daniel');
      await page.run('window.isSamePage = true');
      await page.click('button', 'Submit Review');
      await page.see('Thank You');
      return (await page.run('return window.isSamePage')) !== true;
    }
    await page.open(form);
    await page.see('Your review');
    await shoot('review');
    expect(await review('Sent with script')).toBe(false);
    await shoot('thank-you');
    expect(await mailed(service.dataDir, 1)).toContain('Sent with script');

    scripts.isBlocking = true;
    expect(await review('Sent without script')).toBe(true);
    scripts.isBlocking = false;
    expect(await mailed(service.dataDir, 2)).toContain('Sent without script');

    await page.open(`${url}/reviews`);
    await page.see('Sent with script');
    await page.see('Sent without script');
    await shoot('reviews');

    await page.open(`${url}/reputation`);
    await page.see('Download my data');
    await shoot('reputation');

    await page.open(`${url}/print`);
    await page.see('cards on one');
    await shoot('print');
    await page.run('window.print = () => { document.title = "printed" }');
    await page.click('button', 'Print');
    await expect.poll(() => page.run('return document.title')).toBe('printed');
    expect(await printedCode()).toBe(`${url}/review/${userId}`);

    async function printedCode(): Promise<string | undefined> {
      if (browser.print) {
        const [sheet, ...more] = await renderPdf(await browser.print(), 200);
        expect(more).toEqual([]);
        return (await sheet?.decodeQr())?.text;
      }
      await page.run("document.querySelector('.printed-sheet').style.visibility = 'visible'");
      return (await decodeQr(Buffer.from(await browser.screenshot())))?.text;
    }
  },
);

/** Downloads with the page's cookies. @returns status, content type and body. */
async function download(page: ReturnType<typeof drive>, url: string): Promise<[number, string, string]> {
  const answer = await page.run(
    `const request = new XMLHttpRequest();
     request.open('GET', arguments[0], false);
     request.send();
     return [request.status, request.getResponseHeader('content-type'), request.response]`,
    url,
  );
  return answer as [number, string, string];
}

/** Waits for `count` review mails. @returns the text of the newest. */
async function mailed(dataDir: string, count: number): Promise<string> {
  const folder = join(dataDir, 'mail');
  const texts = async () => {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort();
    const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
    return mails.flatMap(({ subject, text }) => (subject?.startsWith('★') ? [text ?? ''] : []));
  };
  await expect.poll(async () => (await texts()).length, { timeout: 20_000 }).toBe(count);
  return (await texts()).at(-1) ?? '';
}
