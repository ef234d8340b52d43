import { join } from 'node:path';
import pg from 'pg';

/**
 * A connection as the superuser of the embedded database in a data folder, which owns the tables: the application's own
 * role may neither switch triggers off nor rebuild indexes. Closed after the work.
 */
export async function asOwner<T>(
  dataDir: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ host: join(dataDir, 'run'), user: 'ankur', database: 'postgres' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
