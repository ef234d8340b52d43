import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failure } from '@ankur/contracts/problems';
import { sql } from 'drizzle-orm';
import type { AppDeps } from '../../../app-deps.ts';
import { logAction } from '../../../platform/audit/moderation-log.ts';
import { rowsOf } from '../../../platform/database/rows-of.ts';
import { conflict, invalid, notFound } from '../../../platform/errors/app-error.ts';
import { reasonOf } from '../../../platform/errors/reason.ts';
import { uploadFolder } from '../../../platform/http/read-upload.ts';
import { isId } from '../../../platform/ids.ts';
import { importPriceFile, readPriceFile } from '../import/import-file.ts';
import { normalised } from '../import/normalise.ts';
import { emptyTally, type Tally } from '../import/tally.ts';
import { refreshAreas } from '../store/price-rollups.ts';

export interface PriceFileRow {
  id: string;
  name: string;
  bytes: number;
  status: 'checked' | 'importing' | 'imported' | 'failed';
  tally: Tally;
  failure: string | null;
  uploaded_at: string;
  finished_at: string | null;
}

const ENDING = /\.(?:csv|csv\.gz|json|jsonl|ndjson)$/i;
const SHOWN = 20;
/** An import that has not ended by then was cut off with its process. */
const LOST = sql`interval '30 minutes'`;
const columns = sql`id, name, bytes, status, tally, failure, uploaded_at, finished_at`;

/** Price files that operators upload: read first, stored when the tally is right. */
export function createPriceFiles({ db, clock, ids }: Pick<AppDeps, 'db' | 'clock' | 'ids'>) {
  const now = () => sql`${clock.now().toISOString()}::timestamptz`;
  const find = async (id: string): Promise<PriceFileRow> => {
    const [row] = isId(id)
      ? await rowsOf<PriceFileRow>(
          db,
          sql`select ${columns} from price_files where id = ${id}::uuid`,
        )
      : [];
    if (!row) throw notFound();
    return row;
  };
  const store = async (id: string, name: string, content: Buffer): Promise<void> => {
    const path = join(await uploadFolder(), `${id}-${name.replace(/[^\w.-]/g, '_').slice(-80)}`);
    try {
      await writeFile(path, content, { mode: 0o600 });
      const { tally, touched } = await importPriceFile(db, path);
      await refreshAreas(db, touched);
      await db.execute(sql`update price_files set status = 'imported', content = null,
        tally = ${JSON.stringify(tally)}::jsonb, finished_at = ${now()} where id = ${id}::uuid`);
    } catch (error) {
      await db.execute(sql`update price_files set status = 'failed', failure = ${reasonOf(error).slice(0, 500)},
        finished_at = ${now()} where id = ${id}::uuid`);
    } finally {
      await rm(path, { force: true });
    }
  };
  return {
    async list(): Promise<PriceFileRow[]> {
      return rowsOf<PriceFileRow>(
        db,
        sql`select ${columns} from price_files order by id desc limit ${SHOWN}`,
      );
    },
    find,
    /** Reads a file without storing a price and keeps it for the import; one that nobody imported goes after a day. @throws AppError invalid */
    async check(operatorId: string, file: { path: string; bytes: number }, name: string) {
      const [ending] = ENDING.exec(name) ?? [];
      if (!ending) throw invalid({ file: [failure('price_file_unknown')] });
      const path = `${file.path}${ending.toLowerCase()}`;
      await rename(file.path, path);
      try {
        const tally = emptyTally();
        await (async () => {
          for await (const _ of normalised(readPriceFile(path), tally));
        })().catch(() => {
          throw invalid({ file: [failure('price_file_unreadable')] });
        });
        const content = await readFile(path);
        const id = ids.next();
        await db.execute(
          sql`delete from price_files where uploaded_at < ${now()} - interval '30 days'`,
        );
        await db.execute(sql`update price_files set content = null where uploaded_at < ${now()} - interval '1 day'
          and content is not null and status <> 'importing'`);
        await db.execute(sql`insert into price_files (id, name, bytes, content, status, tally, uploaded_by, uploaded_at)
          values (${id}::uuid, ${name.slice(-200)}, ${file.bytes}, ${content}, 'checked', ${JSON.stringify(tally)}::jsonb,
            ${operatorId}::uuid, ${now()})`);
        return find(id);
      } finally {
        await rm(path, { force: true });
      }
    },
    /**
     * Stores the prices of a checked file, behind the answer; the log names the operator. Answers the row and when it is
     * done, a promise to which the caller attaches a handler at once. @throws AppError conflict
     */
    async import(
      operatorId: string,
      id: string,
    ): Promise<{ row: PriceFileRow; done: Promise<void> }> {
      await find(id);
      const { content, ...row } = await db.transaction(async (tx) => {
        const [taken] = await rowsOf<PriceFileRow & { content: Buffer }>(
          tx,
          sql`
          update price_files set status = 'importing', started_at = ${now()}, failure = null where id = ${id}::uuid
            and content is not null and (status in ('checked', 'failed')
              or (status = 'importing' and started_at < ${now()} - ${LOST})) returning ${columns}, content`,
        );
        if (!taken) throw conflict(failure('price_file_taken'));
        const entry = { action: 'import prices', subject: id, note: taken.name, accountId: null };
        await logAction(tx, { clock, ids }, { ...entry, actorId: operatorId });
        return taken;
      });
      return { row, done: store(id, row.name, Buffer.from(content)) };
    },
  };
}
