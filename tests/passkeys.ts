import { expect } from 'vitest';
import type { Authenticator } from './software-authenticator.ts';
import type { TestApp } from './start-app.ts';

type Visitor = ReturnType<TestApp['visitor']>;
type Answer = Awaited<ReturnType<Visitor['post']>>;

/** Adds a passkey just after signing in. @returns its id. */
export async function addPasskey(visitor: Visitor, authenticator: Authenticator): Promise<number> {
  const { body: options } = await visitor.post('/api/auth/passkeys/options', {});
  const credential = authenticator.create(options);
  const { status, body } = await visitor.post('/api/auth/passkeys', { credential });
  expect(status).toBe(201);
  return body.id;
}

export async function signInWithPasskey(
  visitor: Visitor,
  authenticator: Authenticator,
  behavior?: Parameters<Authenticator['get']>[1],
): Promise<Answer> {
  const { body: options } = await visitor.post('/api/auth/passkeys/sign-in/options');
  return visitor.post('/api/auth/passkeys/sign-in', authenticator.get(options, behavior));
}

export const brief = ({ status, body }: Answer) => [status, body];

export const UNKNOWN_PASSKEY = [
  403,
  { message: 'This passkey is not known here. It may have been removed. Please use your password.' },
];
