import type { Page } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import { freePlan, prices } from '#contract/plans.ts';
import { defaultSite } from '#contract/site.ts';
import { expect, test } from '../fixtures.ts';

const SUPPORT = 'support@localhost';
const contentPages = ['/', '/media', '/terms', '/privacy', '/help'];

test('Visitors find what they need on the landing page and in the footer', async ({ page }) => {
  await test.step('The landing page has a hero, feature cards, three steps and a call to action', async () => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(brand.tagline);
    await expect(main.getByRole('heading', { name: 'Instant email notifications' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'You own your data' })).toBeVisible();
    const steps = main.getByRole('region', { name: 'How it works' }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    await expect(main.getByRole('link', { name: 'Create your account' })).toHaveAttribute(
      'href',
      '/register',
    );
  });

  await test.step('It links to /login, /register and /pricing, on a phone too', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/login', '/register', '/pricing']) {
      await page.goto('/');
      await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(path);
    }
  });

  await test.step('The public footer has the support address, the year, and links to press, pricing and the small print', async () => {
    for (const path of contentPages) {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: SUPPORT })).toHaveAttribute('href', `mailto:${SUPPORT}`);
      await expect(
        footer.getByText(`© ${new Date().getFullYear()} ${defaultSite.name}. All rights reserved.`),
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
});

test('The press, terms, privacy and help pages are complete, and their downloads and links work', async ({
  page,
}) => {
  await test.step('The media page shows figures, features, a story, downloads and press contacts', async () => {
    await page.goto('/media');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Press and media kit');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      `${defaultSite.name} in numbers`,
      'What it does',
      'How it started',
      'Logos and pictures',
      'Press contacts',
    ]);
    const figures = page.getByRole('region', { name: `${defaultSite.name} in numbers` });
    await expect(figures.getByRole('definition')).toHaveText(['30', '4', '12', '5', '1']);
    await expect(
      page.getByRole('region', { name: 'How it started' }).getByText(/^Every founder story/),
    ).toBeVisible();
    const contacts = page.getByRole('region', { name: 'Press contacts' });
    await expect(contacts.getByRole('link', { name: SUPPORT })).toHaveAttribute('href', `mailto:${SUPPORT}`);
  });

  await test.step('Every logo and picture has the file type its link names', async () => {
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

  await test.step('Every picture offered for download is shown', async () => {
    const pictures = page.getByRole('region', { name: 'Logos and pictures' }).getByRole('img');
    await expect(pictures).toHaveCount(5);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  await test.step('Terms and privacy show when they last changed and list their chapters', async () => {
    for (const [path, date] of [
      ['/terms', 'November 23, 2026'],
      ['/privacy', 'November 24, 2026'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(`Last updated ${date}`)).toBeVisible();
      const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents.getByRole('listitem')).toHaveText(titles);
      await contents.getByRole('link').last().click();
      await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport();
    }
  });

  await test.step('The terms name every plan with its price', async () => {
    await page.goto('/terms');
    const plans = page.getByRole('region', { name: 'Plans and payment' });
    await expect(plans.getByRole('listitem')).toHaveText([
      new RegExp(`^Free: ${freePlan.reviews} reviews in total and one workplace`),
      new RegExp(`^Monthly: \\$${prices.monthly} per month`),
      new RegExp(`^Annual: \\$${prices.annual} per year`),
    ]);
  });

  await test.step('Help answers open and close with the keyboard', async () => {
    await page.goto('/help');
    const answer = page.getByText('Print it at least 3 cm');
    await expect(answer).toBeHidden();
    await page.locator('summary', { hasText: "My code doesn't scan" }).focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
  });

  await test.step('A link to an answer opens it, from another page or the same one', async () => {
    await page.goto('/help#printed-card');
    await expect(page.getByText('They keep working.')).toBeInViewport();
    await page.getByText('How do I delete my account?').click();
    await page.getByRole('link', { name: 'cancel it' }).click();
    await expect(page).toHaveURL('/help#cancel');
    await expect(page.getByText('with two clicks: press Cancel subscription')).toBeInViewport();
    await expect(page.getByText("and won't renew.")).toBeInViewport();
  });
});

test('The privacy policy names what the browser stores, and content pages link back to the dashboard', async ({
  page,
  user,
  customer,
}) => {
  await test.step('The policy names every stored item, and the browser’s storage matches', async () => {
    await page.goto('/privacy');
    const chapter = page.getByRole('region', { name: 'In your browser' });
    await expect(chapter.getByRole('code')).toHaveText([
      'session',
      '__Host-session',
      'language',
      'passkey-sign-in',
      'user',
      'shown-codes',
      'review:',
      'goodword',
      'review-links',
      'push',
      'passkey-offer',
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

  await test.step('Signed-in pages have a short footer', async () => {
    await expect(page.getByRole('contentinfo').getByRole('listitem')).toHaveText([
      'Terms of Service',
      'Privacy Policy',
      'Help Center',
    ]);
  });

  await test.step('Content pages link back to the dashboard', async () => {
    for (const path of contentPages.slice(1)) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL('/dashboard');
    }
  });

  await test.step('A customer gets no cookie', async () => {
    await customer.goto(`/review/${user.id}`);
    await customer.getByLabel('Your review').fill('Half of a thought');
    expect(await customer.context().cookies()).toEqual([]);
    expect(await customer.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await customer.evaluate(() => Object.keys(sessionStorage))).toEqual([`review:${user.id}/`]);
  });
});

test('Every link and anchor on the content pages has an existing target', async ({
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
    // Signed-in users see a different home page, and only they can open the settings.
    const tab = path === '/' ? visitor : page;
    await tab.goto(path);
    for (const anchor of anchors) {
      await expect(tab.locator(`[id="${anchor}"]`), `${path}#${anchor}`).toHaveCount(1);
    }
  }
});

/** Internal links, with their paths. */
function linksOn(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((all) =>
    all.flatMap((link) => {
      const { origin, pathname, hash } = new URL((link as HTMLAnchorElement).href);
      return origin === location.origin ? [pathname + hash] : [];
    }),
  );
}
