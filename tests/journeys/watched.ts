import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { User } from '#contract/accounts.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { test as base, expect } from './fixtures.ts';

export interface Watch {
  /** Scripts run and dialogs opened by injected text. */
  executed: string[];
  /** Violations of the content security policy. */
  violations: string[];
}

/** Fails a test whose pages run injected text as a script or violate their content security policy. */
export const test = base.extend<{ watched: Watch }>({
  watched: [
    async ({ context }, use) => {
      const watch: Watch = { executed: [], violations: [] };
      await watchFor(context, watch);
      await use(watch);
      expect(watch).toEqual({ executed: [], violations: [] });
    },
    { auto: true },
  ],
});

export async function register(
  browser: APIRequestContext,
  overrides?: Parameters<typeof newRegistration>[0],
): Promise<User> {
  const answer = await browser.post('/api/auth/register', { data: newRegistration(overrides) });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Stores the user as the app does after a sign-in. */
export async function remember(page: Page, user: User): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/api/auth/me');
  await page.evaluate((stored) => localStorage.setItem('user', stored), JSON.stringify(user));
}

export async function watchFor(context: BrowserContext, watch: Watch): Promise<void> {
  await context.exposeBinding('xss', ({ frame }) => watch.executed.push(frame.url()));
  await context.exposeBinding('tellViolation', (_source, text: string) => watch.violations.push(text));
  context.on('dialog', (dialog) => {
    watch.executed.push(`${dialog.type()} "${dialog.message()}"`);
    void dialog.dismiss();
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${location.href}: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
}
