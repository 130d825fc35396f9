import pg from 'pg';

/** On a connection of its own. @returns the first row. */
export async function askPostgres(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows[0];
  } finally {
    await client.end();
  }
}
