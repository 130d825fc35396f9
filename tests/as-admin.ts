import { expect } from 'vitest';
import { ADMIN_PASSWORD } from './prepare-databases.ts';
import { startApp, type TestApp } from './start-app.ts';

export async function signInAsAdmin(app: TestApp) {
  const admin = app.visitor();
  const answer = await admin.post('/api/auth/login', { username: 'admin', password: ADMIN_PASSWORD });
  expect(answer.status).toBe(200);
  return admin;
}

export async function startWithAdmin(options?: Parameters<typeof startApp>[0]) {
  const app = await startApp(options);
  return { app, db: app.service.deps.db, admin: await signInAsAdmin(app) };
}

export function json(body: unknown): RequestInit {
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

export function nextPage(headers: Headers): string | undefined {
  return /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
}

/** @returns the bodies of all pages of a list. */
export async function readPages(visitor: ReturnType<TestApp['visitor']>, first: string) {
  const pages = [];
  for (let url: string | undefined = first; url !== undefined; ) {
    const { status, body, headers } = await visitor.get(url);
    expect(status).toBe(200);
    pages.push(body);
    url = nextPage(headers);
  }
  return pages;
}

/** Nothing listens on this port, so mails stay queued. */
export const UNSENT = { SMTP_URL: 'smtp://127.0.0.1:9' };
