import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testDatabase } from '@ankur/testkit/test-database';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';

const features = join(dirname(fileURLToPath(import.meta.url)), '../../features');

async function drizzleTables(): Promise<PgTable[]> {
  const files = (await readdir(features, { recursive: true })).filter((f) =>
    f.endsWith('.tables.ts'),
  );
  const modules = await Promise.all(
    files.map((f) => import(join(features, f)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((m) => Object.values(m)).filter((v): v is PgTable => is(v, PgTable));
}

describe('drizzle tables', () => {
  it('name only columns that the migrations create, with the same nullability', async () => {
    const { db, close } = await testDatabase();
    const { rows } = await db.execute<{
      table_name: string;
      column_name: string;
      is_nullable: string;
    }>(
      sql`select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'`,
    );
    const migrated = new Map(
      rows.map((r) => [`${r.table_name}.${r.column_name}`, r.is_nullable === 'NO']),
    );
    const tables = await drizzleTables();
    const differences = tables.flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns
        .map((column) => ({ key: `${name}.${column.name}`, notNull: column.notNull }))
        .filter(({ key, notNull }) => migrated.get(key) !== notNull)
        .map(({ key }) => key);
    });
    expect(tables.length).toBeGreaterThan(0);
    expect(differences).toEqual([]);
    await close();
  });
});
