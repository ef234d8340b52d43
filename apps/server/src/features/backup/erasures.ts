import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import * as z from 'zod';
import { isId } from '../../platform/ids.ts';

/** Tables whose deletions are recorded (migrations 0098 and 0155), parents first. */
export const KINDS = [
  'farmers',
  'feed_items',
  'feed_comments',
  'scans',
  'chat_sessions',
  'fields',
  'plantings',
  'planting_events',
  'animals',
  'animal_events',
  'losses',
  'loss_photos',
  'farm_pictures',
  'shares',
  'expert_requests',
  'expenses',
  'incomes',
  'loans',
  'budgets',
  'credits',
  'farm_tasks',
  'waterings',
  'price_alerts',
] as const;

const erasure = z.object({
  kind: z.enum(KINDS),
  id: z.string().refine(isId),
  erased_at: z.string(),
});
/** A deletion, by id. */
export type Erasure = z.infer<typeof erasure>;

/** The list of erasures beside the backups; some may stand in it twice. */
export const ERASURES_FILE = 'erased.jsonl';
/** Erasures sent to the database at once. */
const PAGE = 10_000;

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
    for (let at = 0; at < erased.length; at += PAGE)
      await client.query(
        `insert into erased_rows (kind, id, erased_at)
         select kind, id, erased_at from jsonb_to_recordset($1::jsonb) as e (kind text, id uuid, erased_at timestamptz)
         on conflict do nothing`,
        [JSON.stringify(erased.slice(at, at + PAGE))],
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
