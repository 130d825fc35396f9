import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { SubscriptionStatus } from '#contract/plans.ts';
import { test as base, expect, leaveReview } from './fixtures.ts';

/** Every page and who looks at it; `:id` is the professional's. A new page joins here and keeps all promises below. */
const everyPage: { path: string; as: keyof People }[] = [
  { path: '/', as: 'visitor' },
  { path: '/login', as: 'visitor' },
  { path: '/register', as: 'visitor' },
  { path: '/forgot-password', as: 'visitor' },
  { path: '/reset-password?token=some', as: 'visitor' },
  { path: '/confirm-email?token=some', as: 'visitor' },
  { path: '/pricing', as: 'visitor' },
  { path: '/media', as: 'visitor' },
  { path: '/terms', as: 'visitor' },
  { path: '/privacy', as: 'visitor' },
  { path: '/help', as: 'visitor' },
  { path: '/review/:id', as: 'visitor' },
  { path: '/review/999999', as: 'visitor' },
  { path: '/nowhere', as: 'visitor' },
  { path: '/dashboard', as: 'professional' },
  { path: '/reviews', as: 'professional' },
  { path: '/settings', as: 'professional' },
  { path: '/pricing', as: 'professional' },
  { path: '/subscribe', as: 'professional' },
  { path: '/settings', as: 'subscriber' },
  { path: '/subscribe', as: 'subscriber' },
  { path: '/subscribe/return', as: 'subscriber' },
  { path: '/admin', as: 'professional' },
  { path: '/admin', as: 'admin' },
  { path: '/admin/users', as: 'admin' },
];

const monthly: SubscriptionStatus = {
  subscriptionType: 'monthly',
  subscriptionExpiresAt: '2099-01-01T00:00:00.000Z',
  totalReviews: 8,
  reviewsThisMonth: 3,
  reviewLimit: null,
  renewsAt: '2099-01-01T00:00:00.000Z',
  paymentFailed: true,
};

interface People {
  visitor: Page;
  professional: Page;
  /** The same person, on a monthly plan whose last payment failed. */
  subscriber: Page;
  admin: Page;
}

interface Place {
  /** As in `/admin as admin`, for the messages. */
  name: string;
  page: Page;
}

const test = base.extend<{ places: () => AsyncGenerator<Place> }>({
  /** One page after the other, each open and at rest. */
  places: async ({ app, page, signUp, newVisitor, consoleErrors }, use) => {
    const { user } = await signUp();
    await page.request.post('/api/workplaces', { data: { name: 'Blue Door', location: 'Lisbon' } });
    for (let rating = 2; rating <= 5; rating += 1) await leaveReview(app, user.id, { rating });
    const subscriber = await page.context().newPage();
    await subscriber.route('**/api/subscription/status', (route) => route.fulfill({ json: monthly }));
    const people: People = {
      visitor: await newVisitor(),
      professional: page,
      subscriber,
      admin: await newVisitor(),
    };
    // The form of a link that still works, without a toast over it.
    await people.visitor.route('**/api/auth/reset-password/check', (route) =>
      route.fulfill({ json: { valid: true } }),
    );
    const admin = await people.admin.request.post('/api/auth/login', {
      data: { username: 'admin', password: 'the admin password' },
    });
    const stored = await admin.text();
    await people.admin.addInitScript((user) => localStorage.setItem('user', user), stored);

    await use(async function* () {
      for (const { path, as } of everyPage) {
        await people[as].goto(path.replace(':id', String(user.id)));
        await waitUntilLoaded(people[as]);
        yield { name: `${path} as ${as}`, page: people[as] };
      }
    });
    // Unknown pages, links and accesses answer so, which the browser notes.
    const expected = /status of (400|403|404)/;
    consoleErrors.splice(0, consoleErrors.length, ...consoleErrors.filter((error) => !expected.test(error)));
  },
});

test.describe.configure({ timeout: 240_000 });

test('Tab reaches everything that can be used, in reading order and with a visible ring', async ({
  places,
}) => {
  for await (const { name, page } of places()) {
    const wanted = await markControls(page);
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    const reached: number[] = [];
    for (let i = 0; i < wanted.length + 2; i += 1) {
      await page.keyboard.press('Tab');
      const { mark, fault } = await describeFocus(page);
      if (mark === null || reached.includes(mark)) break;
      reached.push(mark);
      expect.soft(fault, `${name}: ${wanted[mark] ?? 'something else'}`).toBeNull();
    }
    expect
      .soft(
        reached.map((mark) => wanted[mark]),
        name,
      )
      .toEqual(wanted);
  }
});

test('A field in focus has a ring of 3 px, in light and dark', async ({ signUp, newVisitor }) => {
  const { user } = await signUp();
  const visitor = await newVisitor();
  for (const [path, label] of [
    ['/login', 'Username'],
    ['/register', 'Industry'],
    [`/review/${user.id}`, 'Your review'],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.emulateMedia({ colorScheme });
      await visitor.goto(path);
      await visitor.getByLabel(label).focus();
      await expect(visitor.getByLabel(label)).toHaveCSS('outline-width', '3px');
      await expect(visitor.getByLabel(label)).toHaveCSS('outline-style', 'solid');
    }
});

test('Enter opens the menu, arrows move in it, Escape closes it and gives the focus back', async ({
  page,
  signUp,
}) => {
  await signUp();
  await page.goto('/dashboard');
  const account = page.getByRole('button', { name: /your account/ });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Your Reviews' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(account).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('s');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('A dialog keeps Tab within itself and is sent by Enter', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add Workplace' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  for (let i = 0; i < 7; i += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await dialog.getByLabel('Name').focus();
  await page.keyboard.type('By Keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /By Keyboard/ })).toBeVisible();
});

test('The first Tab offers to skip to the content', async ({ page, signUp }) => {
  await signUp();
  await page.goto('/reviews');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('Nothing is cut off at 200 % or with wider text, everything pressed has 24 pixels, and motion can be stilled', async ({
  places,
}) => {
  for await (const { name, page } of places()) {
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await findSmallTargets(page), `${name}: smaller than 24 x 24`).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await findMotion(page), `${name}: moves for longer than 10 ms`).toEqual([]);

    // What a window of 1280 x 800 has left at 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    expect.soft(await findCutText(page), `${name} at 200 %`).toEqual([]);

    await widenText(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await findCutText(page), `${name} at ${width} px with wider text`).toEqual([]);
    }
  }
});

test('Waiting, dialogs and menus stand still too where less motion is wanted', async ({ page, signUp }) => {
  await signUp();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/api/reviews?*', () => {});
  await page.goto('/reviews');
  await expect(page.locator('[data-placeholder]')).toHaveCount(5);
  expect(await findMotion(page)).toEqual([]);
  await page.goto('/settings');
  await page.getByRole('button', { name: /your account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await findMotion(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Workplace' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findMotion(page)).toEqual([]);
});

test('Controls and icons stay visible in forced colours, in light and dark', async ({ places }) => {
  for await (const { name, page } of places()) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await findInvisible(page), `${name} in ${colorScheme}`).toEqual([]);
    }
  }
});

async function waitUntilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
}

/** Numbers whatever can be used, of radios only the one that Tab reaches, and says what they are. */
function markControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter((control) => {
      // A link or button that Tab passes over is a fault, unless arrows reach it.
      const isOff = control.matches(
        ':disabled, :not(a, button, input, select, textarea)[tabindex="-1"], [role][tabindex="-1"], [aria-hidden=true] *, [inert] *',
      );
      const { width, height } = control.getBoundingClientRect();
      const reached = (name: string) =>
        document.querySelector(`input[name="${name}"]:checked`) ??
        document.querySelector(`input[name="${name}"]`);
      const isPassedRadio =
        control instanceof HTMLInputElement && control.type === 'radio' && reached(control.name) !== control;
      return !isOff && !isPassedRadio && control.checkVisibility() && width > 0 && height > 0;
    });
    controls.forEach((control, mark) => {
      control.dataset.mark = String(mark);
    });
    return controls.map((control) =>
      control.outerHTML.replace(/ (class|data-mark)="[^"]*"/g, '').slice(0, 100),
    );
  });
}

/** Where the focus is, and what is wrong about how it shows there. */
function describeFocus(page: Page): Promise<{ mark: number | null; fault: string | null }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { mark: null, fault: null };
    const mark = Number(element.dataset.mark ?? -1);
    const hasRing = (candidate: Element | null) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    // A radio's ring may be around its label, or around its drawing beside it.
    const isRinged = [element, element.nextElementSibling, element.closest('label')].some(hasRing);
    if (!isRinged) return { mark, fault: 'has no ring' };
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return { mark, fault: isOnScreen ? null : 'is off the screen' };
  });
}

/** What is pressed and has less than 24 pixels each way, unless it stands in a sentence (WCAG 2.5.8). */
async function findSmallTargets(page: Page): Promise<string[]> {
  await markControls(page);
  return page.locator('[data-mark]').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
      const sentence = control.parentElement?.textContent ?? '';
      const isInSentence =
        getComputedStyle(control).display === 'inline' && sentence.trim() !== control.textContent?.trim();
      const isHidden = control.matches('.sr-only');
      return isInSentence || isHidden || (width >= 24 && height >= 24)
        ? []
        : [`${control.outerHTML.slice(0, 120)} is ${Math.round(width)} x ${Math.round(height)}`];
    }),
  );
}

/** As in WCAG 1.4.12. */
function widenText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Text that leaves the screen or a box that cuts it off. */
function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) cut.add(`the page is ${scrollWidth} wide on ${clientWidth}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      // Pictures made of text, what stands elsewhere in full, and what a control cuts by its nature.
      const exempt =
        '[aria-hidden=true], [role=img], a[aria-label], .truncate, .line-clamp-4, .sr-only, select, script, noscript';
      if (!text.textContent?.trim() || text.parentElement?.closest(exempt)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rect = range.getBoundingClientRect();
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // For ears only, or reached by scrolling.
        if (edge.width <= 1 || overflowX === 'auto') break;
        const isCutX = overflowX !== 'visible' && (rect.right > edge.right + 1 || rect.left < edge.left - 1);
        const isCutY = overflowY !== 'visible' && (rect.bottom > edge.bottom + 1 || rect.top < edge.top - 1);
        if (isCutX || isCutY) cut.add(`"${text.textContent}" in ${box.outerHTML.slice(0, 120)}`);
      }
    }
    return [...cut];
  });
}

function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ms = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time) * 1000));
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, animationIterationCount, transitionDuration } =
        getComputedStyle(element);
      const isMoving =
        animationName !== 'none' && (ms(animationDuration) > 10 || animationIterationCount === 'infinite');
      return isMoving || ms(transitionDuration) > 10 ? [element.outerHTML.slice(0, 120)] : [];
    });
  });
}

/** Controls and icons that are nearly one colour with what is behind them. */
async function findInvisible(page: Page): Promise<string[]> {
  // Not a picture of the full page: that is laid out anew, and for a mouse.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 390, height });
  const picture = PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
  const boxes = await page.evaluate(() => {
    const wanted =
      'button, input:not([type=radio]), select, textarea, a[href], svg, progress, [role=progressbar]';
    return [...document.querySelectorAll(wanted)].flatMap((element) => {
      const { left, right, top, width, height } = element.getBoundingClientRect();
      const strip = element.closest('.overflow-x-auto')?.getBoundingClientRect();
      const isScrolledAway = strip && (left < strip.left - 1 || right > strip.right + 1);
      const isShown =
        element.checkVisibility({ opacityProperty: true }) && width > 4 && height > 4 && !isScrolledAway;
      const isPicture = element.closest('[role=img] *, [aria-hidden=true] *') !== null;
      const isSkip = element.matches('.sr-only, [tabindex="-1"]');
      return isShown && !isPicture && !isSkip
        ? [{ left: left + scrollX, top: top + scrollY, width, height, html: element.outerHTML.slice(0, 120) }]
        : [];
    });
  });
  return boxes.flatMap(({ html, ...box }) => {
    const contrast = contrastWithin(picture, box);
    return contrast < 3 ? [`${contrast.toFixed(1)}:1 in ${html}`] : [];
  });
}

/** Between the lightest and the darkest pixel, as WCAG counts it. */
function contrastWithin(
  picture: PNG,
  box: { left: number; top: number; width: number; height: number },
): number {
  let darkest = 1;
  let lightest = 0;
  for (let y = Math.floor(box.top); y < Math.min(picture.height, box.top + box.height); y += 1) {
    for (let x = Math.floor(box.left); x < Math.min(picture.width, box.left + box.width); x += 1) {
      const at = (y * picture.width + x) * 4;
      const [red = 0, green = 0, blue = 0] = [...picture.data.subarray(at, at + 3)].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      darkest = Math.min(darkest, luminance);
      lightest = Math.max(lightest, luminance);
    }
  }
  return (lightest + 0.05) / (darkest + 0.05);
}
