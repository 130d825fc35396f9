import type { Locator, Page } from '@playwright/test';
import { addWorkplace, expect, test } from '../fixtures.ts';

/*
 * Counts what two people have to do on a phone of 390 x 844. A tap is every touch of the screen, also one that only puts
 * the cursor into a field; typing and reading are free. No scrolling: each thing to tap is in view, with nothing above it,
 * while the page is still at its top. The screen keyboard is left out, because it belongs to the phone.
 */

test('A new professional shows the code 6 taps after opening the landing page, without scrolling', async ({
  page,
}) => {
  const finger = fingerOn(page);
  const name = `Rosa Vega ${Date.now()}`;
  await page.goto('/');
  await finger.tap(page.getByRole('link', { name: /get started|start collecting/i }).first());
  await finger.type(page.getByLabel('Full name'), name);
  // The username is suggested from the name, and the industry has a default.
  await finger.type(page.getByLabel('Email'), `rosa-${Date.now()}@example.com`);
  await finger.type(page.getByLabel('Password', { exact: true }), 'a long password');
  await finger.tap(page.getByRole('button', { name: 'Create account' }));
  await finger.tap(page.getByRole('link', { name: 'Show my code' }));
  await expect(page).toHaveURL('/show');
  await expect(page.getByRole('heading', { level: 1, name: 'How did Rosa do?' })).toBeInViewport();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeInViewport({ ratio: 1 });
  expect(finger.taps).toHaveLength(6);
});

test('A customer sends a review 4 taps after scanning the code, without scrolling', async ({
  page,
  customer,
  signUp,
}) => {
  const { user } = await signUp({ fullName: 'Rosa Vega' });
  const workplaceId = await addWorkplace(page, 'Blue Door Café');
  const finger = fingerOn(customer);
  await customer.goto(`/review/${user.id}/${workplaceId}`);
  await finger.tap(customer.getByRole('radio', { name: '5 stars' }));
  await finger.type(customer.getByLabel('Your review'), 'The warmest welcome in town.');
  await finger.type(customer.getByLabel('Your name'), 'Daniel');
  await finger.tap(customer.getByRole('button', { name: 'Submit Review' }));
  await expect(customer.getByRole('heading', { name: 'Thank You' })).toBeInViewport();
  expect(finger.taps).toHaveLength(4);
});

function fingerOn(page: Page) {
  const taps: string[] = [];
  async function tap(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const name = String(target);
    await expect.poll(() => target.evaluate(whatIsInTheWay), { message: name }).toEqual([]);
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    taps.push(name);
  }
  async function type(field: Locator, text: string): Promise<void> {
    await tap(field);
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  }
  return { taps, tap, type };
}

/** Why a finger can't reach the middle of the element without scrolling. */
function whatIsInTheWay(element: Element): string[] {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  const isInView = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  return [
    ...(isInView ? [] : [`lies at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight} px`]),
    ...(element.contains(found) ? [] : [`is covered by ${found?.outerHTML.slice(0, 100) ?? 'nothing'}`]),
    ...(scrollY === 0 ? [] : [`the page is scrolled by ${scrollY} px`]),
  ];
}
