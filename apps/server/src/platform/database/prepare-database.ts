import pg from 'pg';
import { BadSetting, type Config } from '../config/config.ts';
import { reasonOf } from '../errors/reason.ts';
import type { Log } from '../log.ts';
import {
  APPLICATION_ROLE,
  grantToApplication,
  isSuperuser,
  makeApplicationRole,
} from './application-role.ts';
import { type MigrationConnection, migrate } from './migrate.ts';
import { refuseUnfinishedDatabase } from './unfinished-restore.ts';

/** Two connections to one database. */
export interface DatabaseAccess {
  /** Owns and migrates the tables. */
  owner: pg.ClientConfig;
  /** Used for everything else. */
  application: pg.ClientConfig;
  /** The setting to name when the owner cannot connect; absent for the embedded database. */
  setting?: 'DATABASE_URL' | 'DATABASE_OWNER_URL';
}

/** Access to the embedded database: its superuser migrates, a role without ownership does the rest. */
export function embeddedAccess(owner: pg.ClientConfig): DatabaseAccess {
  return { owner, application: { ...owner, user: APPLICATION_ROLE } };
}

/** Access to the operator's database; without an owner's address one role does both. */
export function ownAccess({
  DATABASE_URL,
  DATABASE_OWNER_URL,
}: Pick<Config, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>): DatabaseAccess {
  const application = { connectionString: DATABASE_URL };
  return DATABASE_OWNER_URL
    ? {
        owner: { connectionString: DATABASE_OWNER_URL },
        application,
        setting: 'DATABASE_OWNER_URL',
      }
    : { owner: application, application, setting: 'DATABASE_URL' };
}

/**
 * Migrates the tables as their owner and grants them to the application's role.
 * @throws BadSetting naming the address that does not answer, or after an interrupted restore
 */
export async function prepareDatabase(
  access: DatabaseAccess,
  migrationsFolder: string,
  log: Log,
  { isRestore = false }: { isRestore?: boolean } = {},
): Promise<void> {
  const { owner, application, setting } = access;
  await withConnection(owner, setting, async (connection) => {
    if (!isRestore) await refuseUnfinishedDatabase(connection, setting ?? 'DATA_DIR');
    if (!setting) await makeApplicationRole(connection);
    const applied = await migrate(connection, migrationsFolder);
    if (applied.length > 0) log.info(`database brought up to date: ${applied.join(', ')}`);
    if (owner !== application) {
      const role = setting ? await roleOf(application) : APPLICATION_ROLE;
      await grantToApplication(connection, role);
    } else if (await isSuperuser(connection)) {
      log.warn(
        'the role of DATABASE_URL is a superuser: give the server a role with fewer rights (docs/operate.md)',
      );
    }
  });
}

const roleOf = (settings: pg.ClientConfig) =>
  withConnection(settings, 'DATABASE_URL', async ({ rows }) => {
    const [found] = await rows('select current_user as role');
    return String(found?.role);
  });

async function withConnection<T>(
  settings: pg.ClientConfig,
  setting: string | undefined,
  work: (connection: MigrationConnection) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 8_000, ...settings });
  // Without a listener, a lost connection would end the process; its next query fails anyway.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw setting ? new BadSetting(`${setting}: ${reasonOf(error)}`) : error;
  }
  try {
    return await work({
      run: async (text) => void (await client.query(text)),
      rows: async (text) => (await client.query(text)).rows,
    });
  } finally {
    await client.end();
  }
}
