/* Renders the PNG files from the SVGs in web/static. Run `npm run icons` after changing those, and commit the result. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';

const files = join(import.meta.dirname, '../web/static');

const favicon = await readFile(join(files, 'favicon.svg'), 'utf8');
const mark = await readFile(join(files, 'press/goodword-mark.svg'), 'utf8');
const logo = await readFile(join(files, 'press/goodword-logo.svg'), 'utf8');

const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
const page = await browser.newPage();
await draw('icons/icon-192.png', favicon, { width: 192 });
await draw('icons/icon-512.png', favicon, { width: 512 });
// Launchers crop the icon; only the inner 80% are always visible.
await draw('icons/icon-maskable-512.png', fillBackground(favicon, 0.9), { width: 512 });
// Android shows only its outline, in white.
await draw('icons/badge-96.png', mark.replaceAll('#0a654a', '#fff'), { width: 96 });
// iOS rounds the corners itself and fills transparent areas with black.
await draw('icons/apple-touch-icon.png', fillBackground(favicon, 1), { width: 180 });
await draw('press/goodword-mark.png', mark, { width: 512 });
await draw('press/goodword-logo.png', logo, { width: 1200 });
await browser.close();

async function draw(name: string, svg: string, { width }: { width: number }): Promise<void> {
  const [, , , across = 1, down = 1] =
    /viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  const height = Math.round((width * down) / across);
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>html, body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
  await writeFile(join(files, name), await page.screenshot({ omitBackground: true }));
  console.log(`${name} ${width}x${height}`);
}

function fillBackground(svg: string, factor: number): string {
  const inset = 24 * (1 - factor);
  return svg
    .replace(/ rx="\d+"/, '')
    .replace('<g transform="', `<g transform="translate(${inset} ${inset}) scale(${factor}) `);
}
