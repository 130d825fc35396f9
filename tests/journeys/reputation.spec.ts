import { readFile } from 'node:fs/promises';
import { decodeJwt } from 'jose';
import { hashPassword } from '#server/accounts/passwords.ts';
import { insertAccount } from '#server/accounts/store.ts';
import { openDatabase } from '#server/db/open.ts';
import { cast, newReview } from '#server/demo/cast.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test as journey } from './fixtures.ts';

// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
const test = journey.extend({ fill: [async ({}, use) => use(insertMaya), { scope: 'worker' }] });

test('A professional downloads all reviews, signed, and shares one with an employer until the link is revoked', async ({
  page,
  newVisitor,
  browser,
}) => {
  const answer = await page.request.post('/api/auth/login', { data: cast.maya });
  const user = await answer.json();
  await page.addInitScript((stored) => localStorage.setItem('user', JSON.stringify(stored)), user);
  await page.goto('/reviews');
  await page.getByRole('link', { name: 'Take my reviews with me' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Take my reviews with me' })).toBeVisible();

  await test.step('Reviews download as a PDF and as a signed file, with or without names', async () => {
    await expect(page.getByText('3 reviews')).toBeVisible();
    await expect(page.getByText('4.33 on average')).toBeVisible();
    const download = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
    };
    const pdf = await download('Download PDF');
    expect(pdf.name).toMatch(/^goodword-reputation-2026-01-01-to-\d{4}-\d\d-\d\d\.pdf$/);
    expect(pdf.text).toMatch(/^%PDF-1\.7/);
    await page.getByText('How the check works').click();
    const { name, text } = await download('Download signed file');
    expect(name).toMatch(/\.json$/);
    expect(decodeJwt(JSON.parse(text).statement)).toMatchObject({ count: 3, average: 4.33 });
    expect(disclosedIn(text)).toContain('First words');
    expect(disclosedIn(text)).not.toMatch(/Lindqvist|Lisbon/);
    await page.getByLabel("Include customers' names and locations").check();
    await page.getByLabel('Include what they wrote').uncheck();
    const named = await download('Download signed file');
    expect(disclosedIn(named.text)).toMatch(/Lindqvist.*Lisbon/s);
    expect(disclosedIn(named.text)).not.toContain('First words');

    await page.getByLabel('To', { exact: true }).fill('2025-12-31');
    await expect(page.getByText('The period ends before it begins')).toBeVisible();
    await page.getByLabel('From', { exact: true }).fill('2025-12-01');
    await expect(page.getByText('There are no reviews in this period.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
  });

  const link = await test.step('A link shows reviews that their customers allow to be shared', async () => {
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByText('Please say who the link is for')).toBeVisible();
    await expect(page.getByText('Please choose at least one review')).toBeVisible();

    const choices = page.getByRole('group', { name: 'Reviews to show' });
    await expect(choices.getByRole('checkbox')).toHaveCount(2);
    await page.getByLabel('Who is it for?').fill('Hotel Aurora');
    await choices.getByRole('checkbox', { name: 'First words' }).check();
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByText('Your link is ready.')).toBeVisible();
    await expect(page.getByLabel('Who is it for?')).toHaveValue('');
    await expect(choices.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expectAccessible(page);
    return page.locator('code').innerText();
  });

  const employer = await browser.newPage({ javaScriptEnabled: false });
  await test.step('The employer reads the page without JavaScript', async () => {
    await employer.goto(link);
    await expect(employer.getByRole('heading', { level: 1, name: 'Maya Torres' })).toBeVisible();
    await expect(employer.getByText('For Hotel Aurora')).toBeVisible();
    await expect(
      employer.getByRole('article').filter({ has: employer.getByRole('heading', { name: 'Maria' }) }),
    ).toHaveText(/First words\s+Maria\s+January 2026/);
    await expect(employer.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    await expect(employer.getByRole('img', { name: 'Signed on arrival' })).toBeVisible();
    const visitor = await newVisitor();
    await visitor.goto(link);
    await expectAccessible(visitor);
  });

  await test.step('The revoked link no longer works', async () => {
    await page.reload();
    const row = page.getByRole('list', { name: 'Your links' }).getByRole('listitem');
    await expect(row).toContainText('1 review, until');
    await expect(row).toContainText('Opened 2 times');
    page.once('dialog', (dialog) => void dialog.accept());
    await row.getByRole('button', { name: 'Turn off the link for Hotel Aurora' }).click();
    await expect(row).toContainText('Turned off');
    await employer.reload();
    await expect(employer.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
  });
  await employer.close();
});

/** All data disclosed in the signed file, as text. */
function disclosedIn(file: string): string {
  const reviews: { sdJwt: string }[] = JSON.parse(file).reviews;
  const disclosures = reviews.flatMap(({ sdJwt }) => sdJwt.split('~').slice(1));
  return disclosures.map((each) => Buffer.from(each, 'base64url').toString()).join('\n');
}

/** Creates Maya with three reviews, two of which may be shared. */
async function insertMaya(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  try {
    const { password, ...maya } = cast.maya;
    const created_at = '2026-01-01T12:00:00.000Z';
    const form = { ...maya, passwordHash: await hashPassword(password) };
    const { id } = await insertAccount(db, form, new Date(created_at));
    await db.updateTable('users').set({ review_count: 3, rating_sum: 13 }).where('id', '=', id).execute();
    const { customerName, customerLocation } = newReview(id);
    const review = {
      user_id: id,
      customer_name: customerName,
      customer_location: customerLocation,
      created_at,
    };
    await db
      .insertInto('reviews')
      .values([
        { ...review, rating: 5, comment: 'First words', sharing_allowed_at: created_at },
        { ...review, rating: 4, comment: 'Second words', sharing_allowed_at: created_at },
        { ...review, rating: 4, comment: 'For Maya alone', sharing_allowed_at: null },
      ])
      .execute();
  } finally {
    await close();
  }
}
