import { setTimeout as sleep } from 'node:timers/promises';
import { LOCK, type MigrationConnection } from './migrate.ts';

/** The role of the application in the embedded database; owns only the tables of background jobs. */
export const APPLICATION_ROLE = 'ankur_app';

/**
 * Insert-only for the application: the record of moderation, of erased rows, of who looked at what and of what was
 * agreed to cannot be rewritten, not even by our own queries.
 */
const APPEND_ONLY = ['moderation_log', 'erased_rows', 'access_log', 'privacy_decisions'];
/** Tables that the application only reads. */
const READ_ONLY = ['schema_migrations'];
/** `maintain` (vacuum and analyze) is a privilege of its own since PostgreSQL 17. */
const MAINTAIN_SINCE = 170_000;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Creates the application's role if missing, with the right to log in and no other. */
export async function makeApplicationRole({ run, rows }: MigrationConnection): Promise<void> {
  const found = await rows(`select 1 from pg_roles where rolname = '${APPLICATION_ROLE}'`);
  const verb = found.length === 0 ? 'create' : 'alter';
  await run(
    `${verb} role ${APPLICATION_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls`,
  );
}

/** PostgreSQL's message, without a code of its own, for rights of a table that is being altered at this moment. */
const ALTERED_MEANWHILE = 'tuple concurrently updated';
const GRANT_TRIES = 20;
const GRANT_PAUSE_MS = 250;

/**
 * Grants a role the tables as they are after migrating and partitions created later. It owns the tables of
 * background jobs, which the job library alters itself; older data folders had them owned by the superuser. Tried again
 * while another server, which is at work already, alters its tables.
 */
export async function grantToApplication(
  connection: MigrationConnection,
  role: string,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await grantOnce(connection, role);
    } catch (error) {
      await connection.run('rollback');
      const isAltered = error instanceof Error && error.message.includes(ALTERED_MEANWHILE);
      if (!isAltered || tries === GRANT_TRIES) throw error;
      await pause(GRANT_PAUSE_MS);
    }
  }
}

async function grantOnce({ run, rows }: MigrationConnection, role: string): Promise<void> {
  const name = quoted(role);
  const [server] = await rows("select current_setting('server_version_num')::int as version");
  const rights = `select, insert, update, delete${Number(server?.version) >= MAINTAIN_SINCE ? ', maintain' : ''}`;
  const restricted = [
    ...APPEND_ONLY.map((table) => `revoke update, delete on ${table} from ${name}`),
    ...READ_ONLY.map((table) => `revoke insert, update, delete on ${table} from ${name}`),
  ];
  await run(`
    begin;
    select pg_advisory_xact_lock(${LOCK});
    grant usage on schema public to ${name};
    grant ${rights} on all tables in schema public to ${name};
    grant usage, select on all sequences in schema public to ${name};
    grant execute on all functions in schema public to ${name};
    alter default privileges in schema public grant ${rights} on tables to ${name};
    ${restricted.join(';\n    ')};
    ${await changeJobsOwner({ run, rows }, role)}
    commit;
  `);
}

/** Statements that make a role the owner of everything in the schema of background jobs. */
async function changeJobsOwner({ rows }: MigrationConnection, role: string): Promise<string> {
  const name = quoted(role);
  const owner = `'${role.replaceAll("'", "''")}'::regrole`;
  const found = await rows(`
    select format('alter schema %I owner to ', nspname) as statement
      from pg_namespace where nspname = 'jobs' and nspowner <> ${owner}
    union all
    select format('alter %s %s owner to ', case relkind when 'v' then 'view' else 'table' end, oid::regclass)
      from pg_class where relnamespace = 'jobs'::regnamespace and relkind in ('r', 'p', 'v') and relowner <> ${owner}
    union all
    select format('alter type %s owner to ', oid::regtype)
      from pg_type where typnamespace = 'jobs'::regnamespace and typtype = 'e' and typowner <> ${owner}
    union all
    select format('alter routine %s owner to ', oid::regprocedure)
      from pg_proc where pronamespace = 'jobs'::regnamespace and proowner <> ${owner}`);
  return found.map(({ statement }) => `${statement}${name};`).join('\n    ');
}

/** Whether the current role is a superuser, which an application should not be. */
export async function isSuperuser({ rows }: Pick<MigrationConnection, 'rows'>): Promise<boolean> {
  const found = await rows(
    'select 1 from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
  );
  return found.length > 0;
}
