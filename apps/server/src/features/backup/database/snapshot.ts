import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { ArchivedTable, Manifest } from '../archive/archive-records.ts';

/** Session settings for a portable text form of values. */
const PLAIN_VALUES = `set search_path = public; set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set extra_float_digits = 3; set bytea_output = 'hex'; set synchronize_seqscans = off; set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0; set lock_timeout = 0; set client_encoding = 'UTF8'`;

/** The schema of background jobs is recreated at each start and not copied. */
const SCHEMA = 'public';

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const usePlainValues = (client: pg.Client) => client.query(PLAIN_VALUES);

const columnsOf = ({ columns }: ArchivedTable) => columns.map(quoted).join(', ');
export const copyOutText = (table: ArchivedTable): string =>
  `copy ${SCHEMA}.${quoted(table.name)} (${columnsOf(table)}) to stdout`;
export const copyInText = (table: ArchivedTable): string =>
  `copy ${SCHEMA}.${quoted(table.name)} (${columnsOf(table)}) from stdin`;

/** Begins the transaction whose snapshot everything in a backup is read from. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await usePlainValues(client);
  await client.query('begin isolation level repeatable read read only');
}

type Described = Pick<
  Manifest,
  'taken_at' | 'postgres' | 'fingerprint' | 'migrations' | 'tables' | 'sequences'
>;

/** Describes the database at the snapshot. @throws Error when it is not a database of this product */
export async function describeDatabase(client: pg.Client): Promise<Described> {
  const rows = async <Row>(text: string) => (await client.query(text)).rows as Row[];
  const [server] = await rows<{ taken_at: string; postgres: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as taken_at,
      current_setting('server_version') as postgres`,
  );
  const migrations = await rows<{ name: string; applied: string }>(
    'select name, applied_at::text as applied from schema_migrations order by name',
  );
  const tables = await rows<{
    name: string;
    columns: string[];
    parent: string | null;
    bound: string | null;
  }>(`
    select c.relname::text as name, p.relname::text as parent, pg_get_expr(c.relpartbound, c.oid) as bound,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid and c.relispartition
    left join pg_class p on p.oid = i.inhparent
    where c.relnamespace = '${SCHEMA}'::regnamespace and c.relkind = 'r'
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname`);
  const sequences = await rows<{ name: string; value: number | null }>(
    `select sequencename::text as name, last_value as value from pg_sequences where schemaname = '${SCHEMA}' order by 1`,
  );
  const fingerprint = createHash('sha256').update(JSON.stringify(migrations)).digest('hex');
  return {
    taken_at: server?.taken_at ?? '',
    postgres: server?.postgres ?? '',
    fingerprint,
    migrations: migrations.map(({ name }) => name),
    tables: tables.map(({ name, columns, parent, bound }) => ({
      name,
      columns,
      partitionOf: parent !== null && bound !== null ? { parent, bound } : null,
    })),
    sequences: sequences.map(({ name, value }) => ({ name, value: value && Number(value) })),
  };
}

/** Bytes that the rows take in the database, by table: for the progress. */
export async function tableBytes(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ name: string; bytes: number }>(
    `select relname::text as name, pg_table_size(oid) as bytes from pg_class
     where relnamespace = '${SCHEMA}'::regnamespace and relkind = 'r'`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}
