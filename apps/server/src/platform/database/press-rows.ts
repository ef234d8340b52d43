import { failure } from '@ankur/contracts/problems';
import { sql } from 'drizzle-orm';
import { conflict } from '../errors/app-error.ts';
import type { Queryable } from './database.ts';

/** A press that may be sent again, as its client marked it. */
export interface Press {
  key: string;
  /** Hash of where it was sent and what it brought. */
  content: string;
}

/**
 * The id of the row that a press makes: `fresh` the first time, and the same again whenever the press is sent again
 * because its answer got lost on a bad line.
 * @throws AppError conflict when the key came with something else before
 */
export async function rowOfPress(
  db: Queryable,
  farmerId: string,
  press: Press | undefined,
  fresh: string,
): Promise<string> {
  if (press === undefined) return fresh;
  const { rows } = await db.execute<Kept>(sql`
    insert into idempotency_keys as k (farmer_id, key, row_id, content)
    values (${farmerId}, ${press.key}, ${fresh}, ${press.content})
    on conflict (farmer_id, key) do update
    set row_id = coalesce(k.row_id, excluded.row_id), content = coalesce(k.content, excluded.content)
    returning row_id as id, content`);
  return ownRow(rows[0], press) ?? fresh;
}

/**
 * The id of the row that a press has made already; null when it is the first time.
 * @throws AppError conflict when the key came with something else before
 */
export async function rowMadeBy(
  db: Queryable,
  farmerId: string,
  press: Press | undefined,
): Promise<string | null> {
  if (press === undefined) return null;
  const { rows } = await db.execute<Kept>(
    sql`select row_id as id, content from idempotency_keys where farmer_id = ${farmerId} and key = ${press.key}`,
  );
  return ownRow(rows[0], press);
}

interface Kept extends Record<string, unknown> {
  id: string | null;
  content: string | null;
}

function ownRow(kept: Kept | undefined, press: Press): string | null {
  if (kept?.content && kept.content !== press.content) throw conflict(failure('key_reused'));
  return kept?.id ?? null;
}
