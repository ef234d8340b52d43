import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { reasonOf } from '../errors/reason.ts';
import { FolderTaken, lockDataFolder } from '../instance-lock.ts';
import type { Log } from '../log.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { socketFolder } from './socket-folder.ts';

const RETRY_MS = 200;
/** How long a command waits for a server that is starting and migrating. */
const STARTUP_WAIT_MS = 30_000;

export interface OpenEmbedded {
  /** Connection of the embedded database's superuser. */
  connection: pg.ClientConfig;
  /** True when a running server started and migrated it. */
  isServers: boolean;
  /** Stops it unless it belongs to a running server. */
  close(): Promise<void>;
}

interface EmbeddedOptions {
  /** May use the database of a server that runs on this folder. */
  isCommand?: boolean;
  /** For commands that read only what every version has. */
  anyVersion?: boolean;
  migrationsFolder: string;
}

/**
 * Starts the embedded database of a data folder. A command that finds a server running there uses that server's
 * database through its socket instead of starting one.
 * @throws FolderTaken for a second server
 * @throws Error (one sentence) when the running server's database cannot be used
 */
export async function openEmbedded(
  dataDir: string,
  log: Log,
  options: EmbeddedOptions,
): Promise<OpenEmbedded> {
  if (!options.isCommand) return start(dataDir, log);
  const connection = { host: socketFolder(dataDir), user: 'ankur', database: 'postgres' };
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      return await start(dataDir, log, 0);
    } catch (error) {
      if (!(error instanceof FolderTaken)) throw error;
    }
    const hindrance = await incompatibilityOf(connection, options);
    if (hindrance === null) return { connection, isServers: true, close: async () => {} };
    if (waited >= STARTUP_WAIT_MS)
      throw new Error(`the database of the server running on ${dataDir} ${hindrance}`);
    await sleep(RETRY_MS);
  }
}

async function start(dataDir: string, log: Log, waitMs?: number): Promise<OpenEmbedded> {
  const release = await lockDataFolder(dataDir, waitMs);
  try {
    const { connection, stop } = await startEmbeddedPostgres(dataDir, log);
    const close = async () => {
      await stop();
      release();
    };
    return { connection, isServers: false, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** Why this version of the program cannot use a running server's database; null when it can. */
async function incompatibilityOf(
  connection: pg.ClientConfig,
  { migrationsFolder, anyVersion = false }: EmbeddedOptions,
): Promise<string | null> {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...connection });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const had = new Set(rows.map(({ name }) => name));
    const own = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'));
    const differ = own.some((name) => !had.has(name)) || had.size > own.length;
    return differ && !anyVersion ? 'is of another version: restart the server' : null;
  } catch (error) {
    return `cannot be used (${reasonOf(error)})`;
  } finally {
    await client.end().catch(() => {});
  }
}
