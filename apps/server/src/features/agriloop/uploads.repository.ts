import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows-of.ts';
import { claimId } from '../../platform/writes/idempotent-create.ts';
import type { Write } from '../../platform/writes/write.ts';

export interface UploadRow {
  length: number;
  received: number;
}

/** Resumable uploads; every query is scoped to a farmer. Chunks are stored in the database, so any process can take the next one. */
export function createUploadsRepository(db: Database) {
  return {
    /** Begins an upload; false for a retry under its id. @throws AppError conflict, gone */
    async insert(
      id: string,
      farmerId: string,
      { length, write, now }: { length: number; write: Write | undefined; now: Date },
    ): Promise<boolean> {
      const at = now.toISOString();
      return db.transaction(async (tx) => {
        if (write && !(await claimId(tx, farmerId, write, 'upload'))) return false;
        await tx.execute(sql`insert into uploads (id, farmer_id, length, created_at, touched_at)
          values (${id}::uuid, ${farmerId}, ${length}, ${at}::timestamptz, ${at}::timestamptz)`);
        return true;
      });
    },
    async find(farmerId: string, id: string): Promise<UploadRow | undefined> {
      const [row] = await rowsOf<UploadRow>(
        db,
        sql`select length::float8 as length, received::float8 as received
        from uploads where id = ${id}::uuid and farmer_id = ${farmerId}`,
      );
      return row;
    },
    /** Deletes all but the `count` most recently used uploads of a farmer. */
    async keepNewest(farmerId: string, count: number): Promise<void> {
      await db.execute(sql`delete from uploads where farmer_id = ${farmerId} and id not in (
        select id from uploads where farmer_id = ${farmerId}
        order by touched_at desc, id desc limit ${count})`);
    },
    /** Deletes the farmer's oldest uploads until the declared sizes of the rest are within `bytes`. */
    async keepFitting(farmerId: string, bytes: number): Promise<void> {
      await db.execute(sql`delete from uploads where id in (
        select id from (
          select id, sum(length) over (order by touched_at desc, id desc) as total from uploads
          where farmer_id = ${farmerId} and (held > 0 or received < length)) own
        where total > ${Math.max(0, bytes)})`);
    },
    /** Bytes of all stored chunks. */
    async heldBytes(): Promise<number> {
      const { rows } = await db.execute<{ bytes: number }>(
        sql`select coalesce(sum(held), 0)::float8 as bytes from uploads where held > 0`,
      );
      return rows[0]?.bytes ?? 0;
    },
    /** Stores a chunk that begins at the current offset; false for another offset. */
    async append(
      farmerId: string,
      id: string,
      startsAt: number,
      content: Buffer,
      now: Date,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const { rows } =
          await tx.execute(sql`update uploads set received = received + ${content.length},
            held = held + ${content.length}, touched_at = ${now.toISOString()}::timestamptz
          where id = ${id}::uuid and farmer_id = ${farmerId} and received = ${startsAt}
            and received + ${content.length} <= length returning id`);
        if (rows.length === 0) return false;
        await tx.execute(
          sql`insert into upload_pieces (upload_id, starts_at, content) values (${id}::uuid, ${startsAt}, ${content})`,
        );
        return true;
      });
    },
    /** The chunk that begins at `startsAt`. */
    async readPiece(id: string, startsAt: number): Promise<Buffer | undefined> {
      const [piece] = await rowsOf<{ content: Uint8Array }>(
        db,
        sql`select content from upload_pieces where upload_id = ${id}::uuid and starts_at = ${startsAt}`,
      );
      return piece && Buffer.from(piece.content);
    },
    /** The id of the reel that this upload becomes: the client's id, else the first `fresh` one. */
    async reelOf(
      farmerId: string,
      id: string,
      { named, fresh }: { named: string | null; fresh: string },
    ): Promise<string> {
      const [row] = await rowsOf<{ reel_id: string }>(
        db,
        sql`update uploads set reel_id = coalesce(${named}::uuid, reel_id, ${fresh}::uuid)
        where id = ${id}::uuid and farmer_id = ${farmerId} returning reel_id`,
      );
      return row?.reel_id ?? fresh;
    },
    /** The id of the reel assigned to this upload, or null. */
    async reelMadeOf(farmerId: string, id: string): Promise<string | null> {
      const [row] = await rowsOf<{ reel_id: string | null }>(
        db,
        sql`select reel_id from uploads where id = ${id}::uuid and farmer_id = ${farmerId}`,
      );
      return row?.reel_id ?? null;
    },
    /** Deletes the chunks of a stored video; the upload stays known as complete until it is stale. */
    async empty(farmerId: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const { rows } = await tx.execute(
          sql`update uploads set held = 0 where id = ${id}::uuid and farmer_id = ${farmerId} returning id`,
        );
        if (rows.length > 0)
          await tx.execute(sql`delete from upload_pieces where upload_id = ${id}::uuid`);
      });
    },
    async remove(farmerId: string, id: string): Promise<boolean> {
      const { rows } = await db.execute(
        sql`delete from uploads where id = ${id}::uuid and farmer_id = ${farmerId} returning id`,
      );
      return rows.length > 0;
    },
    /** Deletes uploads with chunks that are idle since `before`. */
    async removeIdle(before: Date): Promise<void> {
      await db.execute(
        sql`delete from uploads where held > 0 and touched_at < ${before.toISOString()}::timestamptz`,
      );
    },
    /** Deletes uploads that are idle since `before`; returns how many. */
    async removeStale(before: Date): Promise<number> {
      const { rows } = await db.execute(
        sql`delete from uploads where touched_at < ${before.toISOString()}::timestamptz returning id`,
      );
      return rows.length;
    },
  };
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>;
