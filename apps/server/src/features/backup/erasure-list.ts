import { appendFile, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import { ERASURES_FILE, type Erasure } from './erasures.ts';

/** Rows read at once. */
const PAGE = 10_000;
/** `erased_at` is when a transaction began: one that was long appears so much later. */
const LATE = sql`interval '10 minutes'`;

const linesOf = (rows: readonly Erasure[]) =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const keyOf = ({ kind, id }: Erasure) => `${kind} ${id}`;

/**
 * The list of erasures beside the backups, since later erasures are otherwise only in the database that may be lost.
 * The first update of a process writes it anew, the others append: it grows for ever.
 */
export function createErasureList(db: Database, folder: string) {
  const path = join(folder, ERASURES_FILE);
  /** The moment up to which the file is complete, and its size then; undefined after a failed update. */
  let known: { at: string; bytes: number } | undefined;
  let recent = new Set<string>();

  const now = async (): Promise<string> => {
    const [row] = await rowsOf<{ at: string }>(db, sql`select now()::text as at`);
    return row?.at ?? '';
  };
  const read = (where: SQL) =>
    rowsOf<Erasure>(
      db,
      sql`select kind, id, erased_at::text as erased_at from erased_rows where ${where}`,
    );
  const sizeOf = () =>
    stat(path).then(
      ({ size }) => size,
      () => 0,
    );

  /** Replaces the file atomically. */
  async function writeAll(): Promise<void> {
    const file = await open(`${path}.part`, 'w', 0o600);
    try {
      let after: Erasure | undefined;
      for (;;) {
        const place = after ? sql`(kind, id) > (${after.kind}, ${after.id}::uuid)` : sql`true`;
        const rows = await read(sql`${place} order by kind, id limit ${PAGE}`);
        await file.writeFile(linesOf(rows));
        if (rows.length < PAGE) break;
        after = rows.at(-1);
      }
    } finally {
      await file.close();
    }
    await rename(`${path}.part`, path);
  }

  async function append(since: string): Promise<void> {
    const rows = await read(sql`erased_at > ${since}::timestamptz - ${LATE}`);
    const fresh = rows.filter((row) => !recent.has(keyOf(row)));
    recent = new Set(rows.map(keyOf));
    if (fresh.length > 0) await appendFile(path, linesOf(fresh));
  }

  return {
    /** Brings the file up to date; one that was taken away or cut is written anew. */
    async update(): Promise<void> {
      const at = await now();
      const before = known;
      // Until this update succeeds, the next one writes the whole file: `recent` may name rows that are not in it.
      known = undefined;
      if (before && before.bytes > 0 && (await sizeOf()) >= before.bytes) await append(before.at);
      else await writeAll();
      known = { at, bytes: await sizeOf() };
    },
  };
}
