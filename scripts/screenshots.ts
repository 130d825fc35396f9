/*
 * Takes pictures of the states in scripts/screenshots/states.ts, into screenshots/NAME/WIDTH-THEME.png.
 * `npm run screenshots -- review` takes those with "review" in their names, `-- --docs` the images of the docs and the press
 * kit, `-- --sheets` twelve phone screens side by side for docs/screenshots, and `-- --lang de` every state on a phone in
 * German, into screenshots/de.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PNG } from 'pngjs';
import type { Language } from '#contract/languages/languages.ts';
import { type Size, sizes, states, type Theme } from './screenshots/states.ts';
import { type Look, openStudio, type Save } from './screenshots/take.ts';

const themes = ['light', 'dark'] as const;

const docImages: [file: string, state: string, size: Size, look?: Partial<Look>][] = [
  ['docs/screenshots/landing.png', 'landing', 'desktop'],
  ['docs/screenshots/register.png', 'register', 'desktop'],
  ['docs/screenshots/dashboard.png', 'dashboard', 'desktop'],
  ['docs/screenshots/dashboard-dark.png', 'dashboard', 'desktop', { themes: ['dark'] }],
  ['docs/screenshots/reviews.png', 'reviews', 'desktop'],
  ['docs/screenshots/settings.png', 'settings', 'desktop'],
  ['docs/screenshots/pricing.png', 'pricing', 'desktop'],
  ['docs/screenshots/users.png', 'users', 'desktop'],
  ['docs/screenshots/review.png', 'review', 'phone'],
  ['docs/screenshots/review-thank-you.png', 'review-thank-you', 'phone'],
  ['web/static/press/dashboard.png', 'dashboard', 'desktop'],
  ['web/static/press/review-page.png', 'review-filled', 'phone', { scale: 2 }],
  ['web/static/press/qr-card.png', 'poster', 'desktop', { scale: 4, frame: 'expected' }],
];

const sheetOfTwelve = [
  ...['landing', 'register', 'dashboard-new', 'show', 'review', 'review-thank-you'],
  ...['dashboard', 'reviews', 'reviews-read-me-one', 'settings', 'print', 'employer'],
];

const {
  values: { docs, sheets, lang },
  positionals: [filter = ''],
} = parseArgs({
  allowPositionals: true,
  options: { docs: { type: 'boolean' }, sheets: { type: 'boolean' }, lang: { type: 'string' } },
});
const root = join(import.meta.dirname, '..');
const started = performance.now();
const studio = await openStudio();
const failures: string[] = [];
let count = 0;
try {
  if (docs) await takeDocImages();
  else if (sheets) await takeSheets();
  else await (lang ? takeInLanguage(lang as Language) : takeStates());
} finally {
  await studio.close();
}
console.log(`${count} pictures in ${((performance.now() - started) / 1000).toFixed(0)} s`);
if (failures.length > 0) {
  console.error(`Not taken:\n${failures.join('\n')}`);
  process.exitCode = 1;
}

/** Two at a time. */
async function takeAll(shots: [state: string, look: Look, save: Save][]): Promise<void> {
  const waiting = shots.filter(([name]) => name.includes(filter)).values();
  const work = async () => {
    for (const [name, look, save] of waiting) {
      const state = states.find((each) => each.name === name);
      if (!state) throw new Error(`There is no state ${name}`);
      await studio.take(state, look, save).catch((error) => failures.push(`  ${name}: ${error.message}`));
    }
  };
  await Promise.all([work(), work()]);
}

function takeStates(): Promise<void> {
  return takeAll(
    states.map((state) => {
      const file = (size: Size, theme: Theme) =>
        `screenshots/${state.name}/${sizes[size].width}-${theme}.png`;
      return [state.name, state, (picture, size, theme) => write(file(size, theme), picture)];
    }),
  );
}

function takeInLanguage(language: Language): Promise<void> {
  const look: Look = { language, sizes: ['phone'], themes: ['light'] };
  return takeAll(
    states.map(({ name }) => [
      name,
      look,
      (picture) => write(`screenshots/${language}/${name}.png`, picture),
    ]),
  );
}

function takeDocImages(): Promise<void> {
  const usual = { themes: ['light'], frame: 'window' } as const;
  return takeAll(
    docImages.map(([file, state, size, look]) => [
      state,
      { ...usual, sizes: [size], ...look },
      (picture) => write(file, compress(picture)),
    ]),
  );
}

async function takeSheets(): Promise<void> {
  const cells = new Map<string, string>();
  const look: Look = { themes, sizes: ['phone'], frame: 'window' };
  await takeAll(
    sheetOfTwelve.map((name) => [
      name,
      look,
      (picture, _, theme) => cells.set(`${name} ${theme}`, picture.toString('base64')),
    ]),
  );
  const page = await studio.browser.newPage({ viewport: { width: 1_900, height: 1_400 } });
  for (const theme of themes) {
    const images = sheetOfTwelve.map(
      (name) => `<img src="data:image/png;base64,${cells.get(`${name} ${theme}`)}">`,
    );
    await page.setContent(`<style>
      body { margin: 0; padding: 20px; width: max-content; display: grid; grid-template-columns: repeat(6, 292px); gap: 20px;
        background: #85858d }
      img { display: block; width: 100%; border-radius: 12px }
    </style>${images.join('')}`);
    write(`docs/screenshots/twelve-screens-${theme}.png`, compress(await page.locator('body').screenshot()));
  }
}

function write(file: string, picture: Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), picture);
  count += 1;
}

/** Drops the alpha channel and picks the smallest filter. */
function compress(picture: Buffer): Buffer {
  const png = PNG.sync.read(picture);
  const tries = [0, 1, 2, 3, 4, -1].map((filterType) =>
    PNG.sync.write(png, { colorType: 2, deflateLevel: 9, filterType: filterType as 0 }),
  );
  return tries.reduce((smallest, each) => (each.length < smallest.length ? each : smallest), picture);
}
