import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { decodeQr } from '#tests/decode-qr.ts';
import { renderPdf } from '#tests/render-pdf.ts';
import { firefox } from './firefox.ts';
import { startSite } from './page.ts';
import { webkit } from './webkit.ts';

test.for([firefox, webkit])(
  '$name: sign up, add a workplace, get a review with and without script, read and print it',
  { timeout: 240_000 },
  async (engine, { skip }) => {
    const { url, dataDir, scripts, launch } = await startSite(engine, skip);
    const page = await launch();

    await page.open(url);
    await page.see('Terms of Service');
    await page.run("localStorage.setItem('install-dismissed', 'true')");
    await page.open(`${url}/register`);
    await page.fill('Full name', 'Rosa Vega');
    await page.fill('Username', 'rosa');
    await page.fill('Email', 'rosa@example.com');
    await page.fill('Password', 'a long password');
    await page.click('button', 'Create account');
    await page.see('Account created successfully');
    await page.seeImage('^QR code');
    await page.open(`${url}/show`);
    await page.see('How did Rosa do?');

    await page.open(`${url}/settings`);
    await page.click('button', 'Add Workplace');
    await page.fill('Name', 'Blue Door');
    await page.click('button', 'Add Workplace');
    await page.see('Workplace added successfully');

    const [workplace] = (await page.read('/api/workplaces')) as { id: number }[];
    const userId = await page.run('return JSON.parse(localStorage.getItem("user")).id');
    const form = `${url}/review/${userId}/${workplace?.id}`;
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
    expect(await review('Sent with script')).toBe(false);
    expect(await mailed(dataDir, 1)).toContain('Sent with script');

    scripts.isBlocking = true;
    expect(await review('Sent without script')).toBe(true);
    scripts.isBlocking = false;
    expect(await mailed(dataDir, 2)).toContain('Sent without script');

    await page.open(`${url}/reviews`);
    await page.see('Sent with script');
    await page.see('Sent without script');

    await page.open(`${url}/reputation`);
    await page.see('Download my data');

    await page.open(`${url}/print`);
    await page.see('cards on one');
    await page.run('window.print = () => { document.title = "printed" }');
    await page.click('button', 'Print');
    await expect.poll(() => page.run('return document.title')).toBe('printed');
    expect(await printedCode()).toBe(`${url}/review/${userId}`);

    async function printedCode(): Promise<string | undefined> {
      if (page.print) {
        const [sheet, ...more] = await renderPdf(await page.print(), 200);
        expect(more).toEqual([]);
        return (await sheet?.decodeQr())?.text;
      }
      await page.run("document.querySelector('.printed-sheet').style.visibility = 'visible'");
      return (await decodeQr(Buffer.from(await page.screenshot())))?.text;
    }
  },
);

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
