/* Renders the PNG files of web/static, and the mark of mails. Run `npm run icons` after a change, and commit the result. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { STAR_PATH } from '../contract/drawings.ts';
import playwrightConfig from '../playwright.config.ts';
import { light } from '../server/mail/palette.ts';

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
// On a tile, because mails are light or dark.
await draw('../../server/mail/mark.png', favicon, { width: 64 });
await draw('press/goodword-mark.png', mark, { width: 512 });
await draw('press/goodword-logo.png', logo, { width: 1200 });
await drawLinkPreview();
await browser.close();

async function draw(name: string, svg: string, { width }: { width: number }): Promise<void> {
  const [, , , across = 1, down = 1] =
    /viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  const height = Math.round((width * down) / across);
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>html, body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
  const picture = PNG.sync.read(await page.screenshot({ omitBackground: true }));
  // For flat shapes, a third smaller than what the browser writes.
  await writeFile(join(files, name), PNG.sync.write(picture, { filterType: 0, deflateStrategy: 0 }));
  console.log(`${name} ${width}x${height}`);
}

function fillBackground(svg: string, factor: number): string {
  const inset = 24 * (1 - factor);
  return svg
    .replace(/ rx="\d+"/, '')
    .replace('<g transform="', `<g transform="translate(${inset} ${inset}) scale(${factor}) `);
}

/** The picture that messengers show with a link, the same on every installation. */
async function drawLinkPreview(): Promise<void> {
  const voice = await readFile(join(files, '../fonts/goodword-voice.woff2'), 'base64');
  const stars = `<svg viewBox="0 0 120 24" fill="none" stroke="${light.starEdge}">${[0, 24, 48, 72, 96]
    .map((x) => `<path d="${STAR_PATH}" transform="translate(${x})" />`)
    .join('')}</svg>`;
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(`<style>
    @font-face { font-family: Voice; src: url(data:font/woff2;base64,${voice}) }
    body { margin: 0; height: 630px; display: grid; place-content: center; background: ${light.paper} }
    div { box-sizing: border-box; width: 980px; padding: 88px; border-radius: 56px 56px 56px 14px; background: ${light.note} }
    svg { display: block; height: 72px }
    p { margin: 44px 0 0; color: ${light.ink}; font: 500 112px/1 Voice; letter-spacing: -.02em }
    small { display: block; margin-top: 36px; color: ${light.inkMuted}; font: 40px/1 Voice; letter-spacing: 0 }
  </style><div>${stars}<p>How did it go?<small>30 seconds, and it stays private.</small></p></div>`);
  await page.evaluate(() => document.fonts.ready);
  await writeFile(join(files, 'link-preview.png'), await page.screenshot());
  console.log('link-preview.png 1200x630');
}
