import type { z } from 'zod/mini';
import * as contract from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { Deps } from '#server/deps.ts';
import { clientKey } from '#server/http/client-address.ts';
import { Refusal } from '#server/http/errors.ts';
import { type LimitedUse, limitFailures } from '#server/http/rate-limits.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { accountLimits } from './limits.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { endSession, startSession } from './sessions.ts';
import { type Account, findAccountsByLogin, presentUser, replacePasswordHash, usernameKey } from './store.ts';

export function signInRoutes(app: App, deps: Deps): void {
  serve(app, contract.login, async (request, reply) => {
    const account = await signIn(deps, request.body, clientKey(request));
    await startSession(deps, request, reply, account);
    return presentUser(account, deps.clock());
  });

  serve(app, contract.logout, async (request, reply) => {
    await endSession(deps, request, reply);
    return { message: 'Signed out' as Sentence };
  });
}

/**
 * Failures count against both the address and the account. Each address keeps a few tries of its own, so that an attacker
 * cannot lock the owner out.
 * @throws Refusal `invalidCredentials`, after the same work for a wrong password and an unknown name, or `tooManyRequests`.
 */
async function signIn(
  { db, limits }: Deps,
  { username, password }: z.output<typeof contract.credentials>,
  address: string,
): Promise<Account> {
  const accounts = await findAccountsByLogin(db, username);
  const targets =
    accounts.length > 0 ? accounts.map(({ id }) => `account ${id}`) : [`unknown ${usernameKey(username)}`];
  const tries: LimitedUse[] = [[accountLimits.signInFailuresOfAddress, address]];
  for (const target of targets)
    if (await limits.isExhausted(accountLimits.signInFailuresOfAccount, target))
      tries.push([accountLimits.signInFailuresUnderAttack, `${address} ${target}`]);
  const found = await limitFailures(limits, tries, () => findByPassword(accounts, password));
  if (!found) {
    // Each account counts, also if another one with this login name has no tries left.
    const counted = targets.map((target) => limits.count([accountLimits.signInFailuresOfAccount, target]));
    await Promise.allSettled(counted);
    await Promise.all(counted);
    throw new Refusal('invalidCredentials');
  }
  const { account, isOutdated } = found;
  if (!isOutdated) return account;
  const renewed = await hashPassword(password);
  await replacePasswordHash(db, account, renewed);
  return { ...account, password_hash: renewed };
}

async function findByPassword(accounts: Account[], password: string) {
  if (accounts.length === 0) await verifyPassword(password, null);
  for (const account of accounts) {
    const found = await verifyPassword(password, account.password_hash);
    if (found) return { account, isOutdated: found === 'outdated' };
  }
  return null;
}
