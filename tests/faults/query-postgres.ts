import pg from 'pg';

export async function queryPostgres(connectionString: string, sql: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows[0];
  } finally {
    await client.end();
  }
}
