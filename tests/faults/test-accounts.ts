import { insertAccount } from '#server/accounts/store.ts';
import { openDatabase } from '#server/db/open.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { rounds } from './run-length.ts';

export interface Storage {
  dataDir: string;
  databaseUrl: string | null;
  /** Limits the checks to these accounts in a shared database. */
  userIds?: readonly number[];
}

/** Inserts an account with a paid plan into a database that no process has open. @returns the id. */
export async function insertProfessional(storage: Storage): Promise<number> {
  const { db, close } = await openDatabase(storage);
  try {
    const { fullName, username, email } = newRegistration();
    const { id } = await insertAccount(
      db,
      { fullName, username, email, industry: 'Other', passwordHash: '' },
      new Date(),
    );
    await db.updateTable('users').set({ subscription_type: 'annual' }).where('id', '=', id).execute();
    return id;
  } finally {
    await close();
  }
}

/** Enough to avoid contention for the lock of one account. */
const PROFESSIONALS = rounds(4_000, 40_000);
const INSERT_BATCH_SIZE = 1_000;

/** @param open joinDatabase leaves the schema of another release as it is. */
export async function insertProfessionals(storage: Storage, open = openDatabase): Promise<number[]> {
  const { db, close } = await open(storage);
  const created_at = new Date().toISOString();
  const ids: number[] = [];
  try {
    for (let from = 0; from < PROFESSIONALS; from += INSERT_BATCH_SIZE) {
      const rows = Array.from({ length: INSERT_BATCH_SIZE }, () => {
        const { fullName, username, email } = newRegistration();
        return {
          username,
          username_key: username,
          email,
          email_key: email,
          full_name: fullName,
          industry: 'Other',
          password_hash: '',
          subscription_type: 'annual' as const,
          unsubscribe_token: username,
          created_at,
        };
      });
      const inserted = await db.insertInto('users').values(rows).returning('id').execute();
      ids.push(...inserted.map(({ id }) => id));
    }
    return ids;
  } finally {
    await close();
  }
}
