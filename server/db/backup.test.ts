import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OperatorError } from '#server/basics/operator-error.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { backUp, restore } from './backup.ts';
import { writeMoveNote } from './move-note.ts';
import { databaseFile, openDatabase } from './open.ts';

describe.skipIf(process.env.TEST_DATABASE === 'postgres')('A backup', () => {
  test('is one complete file, whether the database is open or closed', async () => {
    const { dataDir, name, close } = await openNamed('Ada');
    const [open, closed] = [join(temporaryFolder(), 'open.db'), join(temporaryFolder(), 'closed.db')];
    await backUp(dataDir, open);
    await close();
    await backUp(dataDir, closed);
    for (const file of [open, closed]) {
      const other = temporaryFolder();
      expect(restore(other, file)).toBe(null);
      expect(await nameIn(other)).toBe(name);
      expect(readdirSync(join(file, '..'))).toHaveLength(1);
    }
  });

  test('of a folder without a database is refused', async () => {
    await expect(backUp(temporaryFolder(), join(temporaryFolder(), 'a.db'))).rejects.toThrow(OperatorError);
  });
});

describe.skipIf(process.env.TEST_DATABASE === 'postgres')('Restoring', () => {
  test('replaces a database only with force, and keeps the old one beside it', async () => {
    const [ada, ben] = [await openNamed('Ada'), await openNamed('Ben')];
    await Promise.all([ada.close(), ben.close()]);
    const file = join(temporaryFolder(), 'ada.db');
    await backUp(ada.dataDir, file);
    expect(() => restore(ben.dataDir, file)).toThrow(/already contains a database\. Add --force/);
    expect(await nameIn(ben.dataDir)).toBe('Ben');

    const kept = restore(ben.dataDir, file, { force: true });
    expect(await nameIn(ben.dataDir)).toBe('Ada');
    expect(nameInFile(kept ?? '')).toBe('Ben');
  });

  test('includes the write-ahead log of a killed service', async () => {
    const ada = await openNamed('Ada');
    // A copy of an open database, as a kill leaves it.
    const killed = temporaryFolder();
    for (const file of readdirSync(ada.dataDir).filter((name) => /db/.test(name)))
      writeFileSync(join(killed, file), readFileSync(join(ada.dataDir, file)));
    await ada.close();
    const file = join(temporaryFolder(), 'killed.db');
    await backUp(killed, file);
    expect(nameInFile(file)).toBe('Ada');
    const kept = restore(killed, file, { force: true });
    expect(nameInFile(kept ?? '')).toBe('Ada');
  });

  test('into a folder that was moved to PostgreSQL lets the service start on it again', async () => {
    const { dataDir, close } = await openNamed('Ada');
    await close();
    const file = join(temporaryFolder(), 'ada.db');
    await backUp(dataDir, file);
    writeMoveNote(dataDir, 'the data of this folder was moved to PostgreSQL.');
    await expect(openDatabase({ dataDir, databaseUrl: null })).rejects.toThrow('DATABASE_URL must be set');
    restore(dataDir, file, { force: true });
    expect(await nameIn(dataDir)).toBe('Ada');
  });

  test('is refused while the service runs', async () => {
    const { dataDir, close } = await openNamed('Ada');
    onTestFinished(close);
    const file = join(temporaryFolder(), 'ada.db');
    await backUp(dataDir, file);
    expect(() => restore(dataDir, file, { force: true })).toThrow(OperatorError);
  });

  test('accepts only an intact backup of this version or an older one', async () => {
    const { dataDir, close } = await openNamed('Ada');
    await close();
    const file = join(temporaryFolder(), 'ada.db');
    const target = temporaryFolder();
    const restoreCorrupted = async (how: (file: string) => void) => {
      await backUp(dataDir, file, { force: true });
      how(file);
      return () => restore(target, file);
    };

    expect(() => restore(target, join(target, 'missing.db'))).toThrow(/There is no file/);
    expect(await restoreCorrupted((it) => writeFileSync(it, 'Dear diary'))).toThrow(
      /is not a backup of this service/,
    );
    expect(await restoreCorrupted((it) => writeFileSync(it, ''))).toThrow(/is not a backup of this service/);
    expect(
      await restoreCorrupted((it) => writeFileSync(it, readFileSync(it).fill(7, 9_000, 30_000))),
    ).toThrow(/is damaged|is not a backup/);
    expect(
      await restoreCorrupted((it) =>
        change(it, "update kysely_migration set name = '999-later' where name = '001-schema'"),
      ),
    ).toThrow(/was made by a newer version of the service \(999-later\)/);
    expect(existsSync(databaseFile(target))).toBe(false);
  });
});

/** A database whose admin has this name. */
async function openNamed(name: string) {
  const dataDir = temporaryFolder();
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  await db.updateTable('users').set({ full_name: name }).where('id', '=', 1).execute();
  return { dataDir, name, close };
}

async function nameIn(dataDir: string): Promise<string | undefined> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: null });
  const admin = await db.selectFrom('users').select('full_name').where('id', '=', 1).executeTakeFirst();
  await close();
  return admin?.full_name;
}

function nameInFile(file: string): unknown {
  const database = new DatabaseSync(file);
  const row = database.prepare('select full_name from users where id = 1').get();
  database.close();
  return row?.full_name;
}

function change(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}
