import type { Locator, Page } from '@playwright/test';
import type { Translator } from '#contract/languages/translator.ts';

export interface Scene {
  page: Page;
  translator: Translator;
}
type Act = (scene: Scene) => Promise<unknown>;
export type Acts = Act | Act[];
export type Fixture = (page: Page) => Promise<unknown>;

type Role = Parameters<Page['getByRole']>[0] | 'text' | 'toast';
/** A role, or `text` anywhere, or a `toast`; and a sentence of the catalogues. */
export type Named = `${Role} ${string}`;

export function find({ page, translator }: Scene, named: Named): Locator {
  const [role, ...sentence] = named.split(' ') as [Role, ...string[]];
  const { words, isWhole } = translate(translator, sentence.join(' '));
  const toasts = page.locator('li, [role=status], [role=alert]');
  const found =
    role === 'text'
      ? page.getByText(words)
      : role === 'toast'
        ? toasts.filter({ hasText: words })
        : page.getByRole(role, { name: words, exact: isWhole });
  return found.filter({ visible: true }).first();
}

/** @returns the longest part between placeholders */
function translate({ translateMessage }: Translator, sentence: string) {
  const parts = translateMessage(sentence)
    .replace(/#\w+$|<[^<>]+>/g, '')
    .split(/\{\w+\}/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .sort((a, b) => b.length - a.length);
  return { words: parts[0] ?? '', isWhole: parts.length === 1 };
}

export function press(named: Named): Act {
  return (scene) => find(scene, named).click();
}

export function fill(fields: Record<string, string>): Act {
  return async ({ page, translator }) => {
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(translate(translator, label).words).filter({ visible: true }).last().fill(text);
  };
}

export async function writeReview(scene: Scene): Promise<void> {
  await find(scene, 'radio 5 stars').check({ force: true });
  const words = 'You remembered our table, and the joke about the tiramisu.';
  await fill({ 'Your review': words, 'Your name': 'Daniel', Location: 'Porto' })(scene);
}

/** Looks as it does without JavaScript. */
export function submitPlainly({ page }: Scene): Promise<void> {
  return page.evaluate(() => document.forms[0]?.submit());
}

export function goOffline({ page }: Scene): Promise<void> {
  return page.context().setOffline(true);
}

export function abort(url: string): Fixture {
  return (page) => page.route(url, (route) => route.abort());
}

/** Answers for the server, except for who is signed in. */
export function answer(url: string, status: number, json: unknown = { message: 'Server busy' }): Fixture {
  return (page) =>
    page.route(url, (route) =>
      route.request().url().endsWith('/auth/me') ? route.continue() : route.fulfill({ status, json }),
    );
}
