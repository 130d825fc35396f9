import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { letterSize } from '#contract/letter-size.ts';
import { newReview } from '#server/demo/cast.ts';
import { seedReviews } from '#server/demo/seed-reviews.ts';
import { renderPdf } from '#tests/render-pdf.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, leaveReview, test } from '../fixtures.ts';

test('A professional shows a review to an employer, who reads it without JavaScript and can print it, until the link is revoked', async ({
  app,
  page,
  signUp,
  newVisitor,
  browser,
}) => {
  const { user } = await signUp({ fullName: 'Maya Torres' });
  for (const comment of ['First words', 'Second words']) await leaveShared(page, user.id, comment);
  await leaveReview(app, user.id, { comment: 'For Maya alone' });
  await page.goto('/reputation');

  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Please say who the link is for')).toBeVisible();
  await expect(page.getByText('Please choose at least one review')).toBeVisible();
  const choices = page.getByRole('group', { name: 'Reviews to show' });
  await expect(choices.getByRole('checkbox')).toHaveCount(2);
  await page.getByLabel('Who is it for?').fill('Hotel Aurora');
  await page.getByLabel('How long should it work?').selectOption('30 days');
  await choices.getByRole('checkbox', { name: 'First words' }).check();
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Your link is ready.')).toBeVisible();
  await expect(page.getByLabel('Who is it for?')).toHaveValue('');
  await expectAccessible(page);
  const link = await page.locator('code').innerText();

  const employer = await browser.newPage({ javaScriptEnabled: false });
  await employer.goto(link);
  await expect(employer.getByRole('heading', { level: 1, name: 'Maya Torres' })).toBeVisible();
  await expect(employer.getByText('For Hotel Aurora')).toBeVisible();
  const review = employer.getByRole('article');
  await expect(review.filter({ has: employer.getByRole('heading', { name: 'Maria' }) })).toHaveText(
    /First words\s*Maria\s*\w+ \d{4}/,
  );
  // A preload, since browsers leave an optional font out that comes late.
  await expect(employer.locator('link[rel=preload][as=font]')).toHaveCount(1);
  const visitor = await newVisitor();
  await visitor.goto(link);
  await expectAccessible(visitor);

  await test.step('The page prints black on white, and splits no review across pages', async () => {
    await employer.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(review.locator('..')).toHaveCSS('break-inside', 'avoid');
    await expect(employer.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const words of [employer.getByRole('heading', { level: 1 }), review, employer.getByRole('link')])
      await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  await test.step('124 letters like those of the demo print on at most 10 pages, in columns that begin level', async () => {
    const letters = Array.from({ length: 123 }, (_, index) => {
      const { comment = '' } = seedReviews.maya[index % seedReviews.maya.length] ?? {};
      return { comment, size: `words-${letterSize(comment)}` };
    });
    await employer.evaluate((letters) => {
      const list = document.querySelector('.letters') as Element;
      for (const { comment, size } of letters) {
        const letter = list.appendChild(list.firstElementChild?.cloneNode(true) as Element);
        const words = letter.querySelector('.letter-words') as Element;
        words.classList.replace('words-l', size);
        words.textContent = comment;
      }
    }, letters);
    const tops = await review.evaluateAll((all) => {
      const boxes = all.map((letter) => letter.getBoundingClientRect());
      return Map.groupBy(boxes, ({ left }) => left)
        .values()
        .map(([first]) => first?.top)
        .toArray();
    });
    expect(tops).toEqual([tops[0], tops[0]]);
    expect((await renderPdf(await employer.pdf({ format: 'A4' }), 20)).length).toBeLessThanOrEqual(10);
  });

  await page.reload();
  const row = page.getByRole('list', { name: 'Your links' }).getByRole('listitem');
  await expect(row).toContainText('Opened 2 times');
  await row.getByRole('button', { name: 'Turn off the link for Hotel Aurora' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(row).toContainText('Turned off');
  await expect(page.getByRole('heading', { name: 'Your links' })).toBeFocused();
  await employer.reload();
  await expect(employer.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
  await employer.close();
});

/** A review that its customer allows to be shared. */
async function leaveShared({ request }: Page, userId: number, comment: string): Promise<void> {
  const keys = { 'idempotency-key': randomUUID(), 'review-link-secret': 'k'.repeat(22) };
  const data = newReview(userId, { comment, rating: 5 });
  expect((await request.post('/api/reviews/submit', { headers: keys, data })).status()).toBe(201);
  const headers = { 'review-link': Object.values(keys).join('.') };
  const allowed = await request.put('/api/review-link/sharing', { headers, data: { allowed: true } });
  expect(allowed.status()).toBe(200);
}
