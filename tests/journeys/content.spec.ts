import type { Page } from '@playwright/test';
import { brand, sample } from '#contract/brand.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';

const contentPages = ['/', '/media', '/terms', '/privacy', '/help'];

test('The landing page has a hero, feature cards, three steps and a call to action', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(brand.tagline);
  await expect(main.getByRole('heading', { name: 'Instant email notifications' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'You own your data' })).toBeVisible();
  const steps = main.getByRole('region', { name: 'How it works' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(main.getByRole('link', { name: 'Create your account' })).toHaveAttribute('href', '/register');
});

test('The landing page leads to /login, /register and /pricing, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/login', '/register', '/pricing']) {
    await page.goto('/');
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(path);
  }
});

test('The public footer has the support address, the year, and links to press, pricing and the small print', async ({
  page,
}) => {
  for (const path of contentPages) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${brand.supportEmail}`,
    );
    await expect(
      footer.getByText(`© ${new Date().getFullYear()} ${brand.name}. All rights reserved.`),
    ).toBeVisible();
    await expect(footer.getByRole('listitem')).toHaveText([
      'Pricing',
      'Press',
      'Terms of Service',
      'Privacy Policy',
      'Help Center',
    ]);
  }
});

test('The footer of signed-in pages has the terms, the privacy policy and the help center alone', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/dashboard');
  await expect(page.getByRole('contentinfo').getByRole('listitem')).toHaveText([
    'Terms of Service',
    'Privacy Policy',
    'Help Center',
  ]);
});

test('Who is signed in reads the content pages too, and gets back to the dashboard', async ({
  page,
  signUp,
}) => {
  await signUp();
  for (const path of contentPages.slice(1)) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  }
});

test.describe('The media page', () => {
  test('shows figures, feature blurbs, a founder story, downloads and press contacts', async ({ page }) => {
    await page.goto('/media');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press and media kit');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      `${brand.name} in numbers`,
      'What it does',
      'How it started',
      'Logos and pictures',
      'Press contacts',
    ]);
    const figures = page.getByRole('region', { name: `${brand.name} in numbers` });
    for (const [figure, label] of sample.figures) {
      await expect(figures.locator('div', { has: page.getByText(label, { exact: true }) }).last()).toHaveText(
        label + figure,
      );
    }
    await expect(page.getByText(sample.founder.story[0])).toBeVisible();
    const contacts = page.getByRole('region', { name: 'Press contacts' });
    await expect(contacts.getByRole('link', { name: brand.pressEmail }).first()).toHaveAttribute(
      'href',
      `mailto:${brand.pressEmail}`,
    );
  });

  test('says of invented figures, story and names that they are samples', async ({ page }) => {
    await page.goto('/media');
    for (const [section, mark] of [
      [`${brand.name} in numbers`, 'Sample figures'],
      ['How it started', 'Sample story'],
      ['Press contacts', 'Sample names'],
    ] as const) {
      await expect(page.getByRole('region', { name: section }).getByText(mark)).toBeVisible();
    }
  });

  test('offers every logo and picture as a file of the named kind', async ({ page }) => {
    await page.goto('/media');
    const links = page.getByRole('region', { name: 'Logos and pictures' }).locator('a[download]');
    const files = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    await expect(links.filter({ hasText: 'Download' })).toHaveCount(files.length);
    expect(files).toEqual([
      '/press/goodword-logo.svg',
      '/press/goodword-logo.png',
      '/press/goodword-mark.svg',
      '/press/goodword-mark.png',
      '/press/dashboard.png',
      '/press/review-page.png',
      '/press/qr-card.png',
    ]);
    for (const file of files) {
      const answer = await page.request.get(file);
      const type = file.endsWith('.svg') ? 'image/svg+xml; charset=utf-8' : 'image/png';
      expect([file, answer.status(), answer.headers()['content-type']]).toEqual([file, 200, type]);
    }
    const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()]);
    expect(download.suggestedFilename()).toBe('goodword-logo.svg');
  });

  test('shows each picture it offers', async ({ page }) => {
    await page.goto('/media');
    const pictures = page.getByRole('region', { name: 'Logos and pictures' }).getByRole('img');
    await expect(pictures).toHaveCount(5);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});

for (const [path, date] of [
  ['/terms', 'November 23, 2026'],
  ['/privacy', 'November 23, 2026'],
] as const) {
  test(`${path} says when it was last changed, and lists its chapters`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(`Last updated ${date}`)).toBeVisible();
    const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('listitem')).toHaveText(titles);
    await contents.getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport();
  });
}

test('The terms name every plan with its price', async ({ page }) => {
  await page.goto('/terms');
  const plans = page.getByRole('region', { name: 'Plans and payment' });
  await expect(plans.getByRole('listitem')).toHaveText([
    /^Free: 5 reviews in total and one workplace/,
    /^Monthly: \$7 per month/,
    /^Annual: \$59 per year/,
  ]);
});

test.describe('What the privacy policy says of the browser', () => {
  test('is true for the cookie and the storage of somebody signed in', async ({ page, signUp }) => {
    await signUp();
    await page.goto('/privacy');
    const chapter = page.getByRole('region', { name: 'In your browser' });
    await expect(chapter.getByRole('code')).toHaveText([
      'session',
      '__Host-session',
      'user',
      'shown-codes',
      'review:',
      'goodword',
      'review-links',
      'sign-out-pending',
      'install-dismissed',
    ]);

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, httpOnly }) => [name, httpOnly])).toEqual([['session', true]]);
    const days = ((cookies[0]?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).toContain('user');
  });

  test('is true for a customer, who gets no cookie', async ({ signUp, newVisitor }) => {
    const { user } = await signUp();
    const customer = await newVisitor();
    await customer.goto(`/review/${user.id}`);
    await customer.getByLabel('Your review').fill('Half of a thought');
    expect(await customer.context().cookies()).toEqual([]);
    expect(await customer.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await customer.evaluate(() => Object.keys(sessionStorage))).toEqual([`review:${user.id}/`]);
  });
});

test.describe('The Help Center', () => {
  test('opens and closes its answers with the keyboard', async ({ page }) => {
    await page.goto('/help');
    const answer = page.getByText('Print it at least 3 cm');
    await expect(answer).toBeHidden();
    await page.getByText("My code doesn't scan").focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });

  test('opens the answer that a link names, from outside and from within', async ({ page }) => {
    await page.goto('/help#printed-card');
    await expect(page.getByText('They keep working.')).toBeInViewport();
    await page.getByText('How do I delete my account?').click();
    await page.getByRole('link', { name: 'cancel it' }).click();
    await expect(page).toHaveURL('/help#cancel');
    await expect(page.getByText('with two clicks: press Cancel subscription')).toBeInViewport();
    await expect(page.getByText("and won't renew.")).toBeInViewport();
  });
});

test('Every link and anchor on the content pages leads somewhere that exists', async ({
  page,
  signUp,
  newVisitor,
}) => {
  await signUp();
  const visitor = await newVisitor();
  const links = new Set<string>();
  for (const path of contentPages) {
    await visitor.goto(path);
    for (const link of await linksOn(visitor)) links.add(link);
  }
  const pages = Map.groupBy([...links], (link) => link.split('#', 1)[0] ?? '');
  expect(pages.size).toBeGreaterThan(8);
  for (const [path, toPath] of pages) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
    const anchors = toPath.flatMap((link) => link.split('#')[1] ?? []);
    if (anchors.length === 0) continue;
    // The home page is another one for those signed in; settings are theirs alone.
    const tab = path === '/' ? visitor : page;
    await tab.goto(path);
    for (const anchor of anchors) {
      await expect(tab.locator(`[id="${anchor}"]`), `${path}#${anchor}`).toHaveCount(1);
    }
  }
});

test('The content pages pass axe in light and dark with every answer open, and fit from 320 px to 1600 px', async ({
  page,
}) => {
  for (const path of contentPages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.locator('details').evaluateAll((all) => {
      for (const each of all) (each as HTMLDetailsElement).open = true;
    });
    await expectAccessible(page, { widths: [320, 360, 390, 768, 1280, 1600] });
  }
});

/** Within this service, each with its path. */
function linksOn(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((all) =>
    all.flatMap((link) => {
      const { origin, pathname, hash } = new URL((link as HTMLAnchorElement).href);
      return origin === location.origin ? [pathname + hash] : [];
    }),
  );
}
