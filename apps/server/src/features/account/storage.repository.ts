import type { StorageKind } from '@ankur/contracts/account/storage';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';

/** Tables that the product fills itself, or cleans up within days. */
const NOT_COUNTED = new Set([
  'sessions',
  'password_resets',
  'made_rows',
  'notifications',
  'push_subscriptions',
  'stored_files',
  'uploads',
  'privacy_decisions',
  'access_log',
]);

const KIND_OF: Readonly<Record<string, StorageKind>> = {
  expenses: 'books',
  incomes: 'books',
  loans: 'books',
  budgets: 'books',
  farm_tasks: 'tasks',
  sprays: 'tasks',
  feed_comments: 'comments',
  scans: 'scans',
  expert_requests: 'questions',
  chat_sessions: 'chat',
  assistant_consents: 'chat',
  profiles: 'profile',
};

/** Kind of usage by folder. */
const FOLDERS: Readonly<Record<string, StorageKind>> = {
  reels: 'reels',
  posts: 'posts',
  scans: 'scans',
  experts: 'questions',
  profile: 'profile',
};

export interface RowsOfKind {
  kind: StorageKind;
  rows: number;
}

/** Storage used by an account. */
export function createStorageRepository(db: Database) {
  /** Counts rows in every table with a farmer id, by index; new tables are included automatically. */
  const countsOf = async (): Promise<(farmerId: string) => SQL> => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select c.table_name as name from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and c.column_name = 'farmer_id' and t.table_type = 'BASE TABLE' order by 1`);
    const tables = rows.map(({ name }) => name).filter((name) => !NOT_COUNTED.has(name));
    return (farmerId) =>
      sql.join(
        [
          ...tables
            .filter((name) => name !== 'feed_items')
            .map(
              (name) =>
                sql`select ${KIND_OF[name] ?? 'other'} as kind, count(*)::int as rows from ${sql.identifier(name)} where farmer_id = ${farmerId}::uuid`,
            ),
          sql`select kind || 's' as kind, count(*)::int as rows from feed_items where farmer_id = ${farmerId}::uuid group by 1`,
          sql`select 'chat' as kind, count(*)::int as rows from chat_sessions s join chat_turns t on t.session_id = s.id
            where s.farmer_id = ${farmerId}::uuid`,
        ],
        sql` union all `,
      );
  };
  let counts: ReturnType<typeof countsOf> | undefined;

  return {
    async rowsByKind(farmerId: string): Promise<RowsOfKind[]> {
      counts ??= countsOf();
      const count = await counts.catch((error: unknown) => {
        counts = undefined;
        throw error;
      });
      const { rows } = await db.execute<RowsOfKind & Record<string, unknown>>(
        sql`select kind, sum(rows)::int as rows from (${count(farmerId)}) counted group by kind`,
      );
      return rows;
    },
    /** Bytes of files and of upload chunks. */
    async bytesByKind(farmerId: string): Promise<{ kind: StorageKind; bytes: number }[]> {
      const { rows } = await db.execute<{ folder: string; bytes: number }>(sql`
        select split_part(key, '/', 1) as folder, sum(bytes)::float8 as bytes from stored_files
        where farmer_id = ${farmerId}::uuid group by 1
        union all
        select 'uploads', coalesce(sum(held), 0)::float8 from uploads where farmer_id = ${farmerId}::uuid`);
      return rows.map(({ folder, bytes }) => ({
        kind: folder === 'uploads' ? 'uploads' : (FOLDERS[folder] ?? 'other'),
        bytes,
      }));
    },
  };
}

export type StorageRepository = ReturnType<typeof createStorageRepository>;
