import type { Locator } from '@playwright/test';
import type { Language } from '#contract/languages/languages.ts';
import { papers, papersFor, type SheetFacts, type SheetId, sheetIds, sheets } from '#web/cards/sheets.ts';
import { addWorkplace, expect, leaveReview, NIGHT, test } from './fixtures.ts';
import { cardsOn, interceptPrint, printSheet } from './print-sheet.ts';

test.use({ locale: 'en-GB' });

const QUESTION = 'What did you like most about tonight, the food, the wine or the view? Be frank!!';

/** Millimetres, for two codes of which each is found to within two pixels. */
const TOLERANCE = 0.3;

const people: { name: string; place: [name: string, location: string]; language: Language }[] = [
  { name: 'Maya Torres', place: ['Taberna do Cais', 'Lisbon'], language: 'en' },
  {
    name: `${'Wolfeschlegelsteinhausen'.repeat(2)} Smith`,
    place: ['The Grand Imperial Hotel of the Northern Lakes', 'Llanfairpwllgwyngyllgogerychwyrndrobwll'],
    language: 'de',
  },
  { name: 'ليلى بن علي', place: ['مطعم الميناء القديم', 'بيروت'], language: 'ar' },
  { name: 'さくら 山田', place: ['カフェ青い扉', '東京都渋谷区'], language: 'ja' },
  { name: '지민 김', place: ['파란문 카페', '서울특별시'], language: 'en' },
];

// The gate prints this one in one script; the night prints every sheet in every script.
const gate: SheetId[] = ['badge'];

for (const [index, sheet] of (process.env.FULL ? sheetIds : gate).entries()) {
  const paper = papersFor(sheet)[0];
  test(`${sheet} is printed in its size, with codes that scan and nothing cut, in every script`, async ({
    page,
    signUp,
  }) => {
    await interceptPrint(page);
    const chosen = process.env.FULL ? people : people.slice(1, 2);
    for (const { name, place, language } of chosen) {
      await page.context().clearCookies();
      const { user } = await signUp({ fullName: name });
      const workplace = await addWorkplace(page, ...place);
      await page.request.patch('/api/auth/me', { data: { question: QUESTION } });
      const ground = index % 2 === 0 ? 'ink' : 'note';
      await page.goto(
        `/print?sheet=${sheet}&paper=${paper}&workplace=${workplace}&language=${language}&ground=${ground}`,
      );
      const preview = page.getByRole('img', { name: /^Preview of the sheet/ });
      await expect(preview).toBeVisible();
      const { face }: SheetFacts = sheets[sheet];
      await expect(preview.getByText(QUESTION)).toHaveCount(
        face.hasRoom ? cardsOn(sheets[sheet], papers[paper]).length : 0,
      );
      const printed = await printSheet(page, 'Print');
      expect(Math.abs(printed.width - papers[paper].width)).toBeLessThan(TOLERANCE);
      expect(Math.abs(printed.height - papers[paper].height)).toBeLessThan(TOLERANCE);
      const cards = cardsOn(sheets[sheet], papers[paper]);
      const codes = await Promise.all(
        cards.map(async (card) => ({ card, code: await printed.decodeQr(card) })),
      );
      const [first] = codes;
      for (const { card, code } of codes) {
        expect(code?.text).toMatch(new RegExp(`/review/${user.id}/${workplace}$`));
        expect(code?.box.width).toBeGreaterThanOrEqual(30);
        if (!code || !first?.code || sheet.startsWith('table-tent')) continue;
        expect(Math.abs(code.box.x - first.code.box.x - (card.x - first.card.x))).toBeLessThan(TOLERANCE);
        expect(Math.abs(code.box.y - first.code.box.y - (card.y - first.card.y))).toBeLessThan(TOLERANCE);
      }
      expect(await cutParts(preview)).toEqual([]);
    }
  });
}

test('Table tents are three taps and one scroll from a phone’s dashboard', async ({ app, page, user }) => {
  await interceptPrint(page);
  await leaveReview(app, user.id);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Print studio' }).click();
  const tent = page.getByRole('radio', { name: /^Table tent/ });
  await expect(tent).toBeInViewport({ ratio: 1 });
  await tent.click();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeInViewport({ ratio: 1 });
  const [, front] = cardsOn(sheets['table-tent-4x6'], papers.a4);
  expect(await (await printSheet(page, 'Print')).decodeQr(front)).toMatchObject({ orientation: 0 });
});

test(
  'The back of a tent is upside down, and a code to be laminated has error correction Q',
  NIGHT,
  async ({ page, signUp }) => {
    await interceptPrint(page);
    await signUp();
    await page.goto('/print?sheet=table-tent-4x6&paper=a4');
    await page.getByText('More options').click();
    await page.getByRole('checkbox', { name: "I'm laminating this" }).check();
    const tent = await printSheet(page, 'Print');
    const [back, front] = cardsOn(sheets['table-tent-4x6'], papers.a4);
    expect(await tent.decodeQr(back)).toMatchObject({ correction: 'Q', orientation: 180 });
    expect(await tent.decodeQr(front)).toMatchObject({ correction: 'Q', orientation: 0 });
  },
);

test(
  'A tracked code can be created for a sheet, whose code then holds the link in capital letters',
  NIGHT,
  async ({ app, page, signUp }) => {
    await interceptPrint(page);
    await signUp({ fullName: 'Maya Torres' });
    const workplaceId = await addWorkplace(page, 'Blue Door', 'Lisbon');
    await page.goto(`/print?workplace=${workplaceId}`);
    const target = page.getByRole('combobox', { name: 'Code opens' });
    await expect(target).toHaveValue(`workplace-${workplaceId}`);
    await page.getByRole('button', { name: 'Create tracked code' }).click();
    await expect(target).toHaveValue(/^trackedCode-\d+$/);
    await expect(page.getByRole('button', { name: 'Create tracked code' })).toHaveCount(0);
    const [trackedCode] = await (await page.request.get('/api/tracked-codes')).json();
    expect(trackedCode).toMatchObject({ name: 'Business card, Blue Door - Lisbon', workplaceId });
    await page.getByRole('radio', { name: /^Receipt sticker/ }).check();
    const sticker = await printSheet(page, 'Print');
    expect((await sticker.decodeQr())?.text).toBe(`${app.url}/r/${trackedCode.code}`.toUpperCase());
  },
);

test('With reduced motion, the text on a sheet is as large as without', NIGHT, async ({ page, signUp }) => {
  await signUp();
  const headline = page.locator('.sheet .code-card-headline').last();
  const size = () => headline.evaluate((text) => getComputedStyle(text).fontSize);
  await page.goto('/print');
  await page.evaluate(() => document.fonts.ready);
  const withMotion = await size();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect.poll(size).toBe(withMotion);
});

/** What reaches beyond its card, or into its neighbour on the card. */
function cutParts(preview: Locator): Promise<string[]> {
  return preview.evaluate((sheet) => {
    const card = [...sheet.querySelectorAll('.code-card')].at(-1);
    const parts = [...(card?.firstElementChild?.children ?? [])];
    const edge = card?.getBoundingClientRect();
    if (!edge || parts.length < 4) return ['no card'];
    const boxes = parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return {
        name: part.className,
        box: part.tagName === 'P' ? range.getBoundingClientRect() : part.getBoundingClientRect(),
      };
    });
    return boxes.flatMap(({ name, box }, at) => {
      const isBeyond =
        box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
      const covered = boxes
        .slice(at + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
        );
      return [
        ...(isBeyond ? [`${name} beyond the card`] : []),
        ...covered.map((other) => `${name} over ${other.name}`),
      ];
    });
  });
}
