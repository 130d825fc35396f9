import { type Account, findAccountsByLogin, usernameKey } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { OperatorError } from '#server/system/operator-error.ts';

/** By username or, if there is none, by address. */
export async function findUser(db: Db, login: string): Promise<Account> {
  const found = await findAccountsByLogin(db, login);
  const account = found.find((each) => each.username_key === usernameKey(login)) ?? found[0];
  if (!account) throw new OperatorError(`There is no user ${login}: see goodword user list`);
  return account;
}
