import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import * as z from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { isId } from '../../platform/ids.ts';

/** Tables whose deletions are recorded (migration 0098), parents first. */
const KINDS = ['farmers', 'feed_items', 'feed_comments', 'scans', 'chat_sessions'] as const;

const erasure = z.object({
  kind: z.enum(KINDS),
  id: z.string().refine(isId),
  erased_at: z.string(),
});
/** A deletion, by id. */
export type Erasure = z.infer<typeof erasure>;

/** The list of erasures beside the backups, since later erasures are otherwise only in the database that may be lost. */
export const ERASURES_FILE = 'erased.jsonl';

/** Writes all erasures so far; replaces the file atomically. */
export async function writeErasures(db: Database, folder: string): Promise<number> {
  const { rows } = await db.execute(
    sql`select kind, id, erased_at::text as erased_at from erased_rows order by erased_at, id`,
  );
  const path = join(folder, ERASURES_FILE);
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  await writeFile(`${path}.part`, text, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return rows.length;
}

/** Reads such a list; empty without a file. Ignores a truncated line. */
export async function readErasures(path: string): Promise<Erasure[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const read = erasure.safeParse(jsonOf(line));
    return read.success ? [read.data] : [];
  });
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** Repeats erasures in a restored database. Returns the number of rows. */
export async function eraseAgain(client: pg.Client, erased: readonly Erasure[]): Promise<number> {
  let count = 0;
  await client.query('begin');
  try {
    await client.query(
      `insert into erased_rows (kind, id, erased_at)
       select kind, id, erased_at from jsonb_to_recordset($1::jsonb) as e (kind text, id uuid, erased_at timestamptz)
       on conflict do nothing`,
      [JSON.stringify(erased)],
    );
    for (const kind of KINDS) {
      const { rowCount } = await client.query(
        `delete from ${kind} t using erased_rows e where e.kind = '${kind}' and e.id = t.id`,
      );
      count += rowCount ?? 0;
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
  return count;
}
