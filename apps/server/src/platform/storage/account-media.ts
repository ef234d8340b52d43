import { failure } from '@ankur/contracts/problems';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { tooLarge } from '../errors/app-error.ts';
import type { MediaStore } from '../media-store/media-store.ts';

/** A media store with quotas by account. */
export interface AccountMedia extends Omit<MediaStore, 'put'> {
  /**
   * The store for files of one account. `put` needs the bytes of a stream beforehand.
   * @throws AppError too_large for `field` when the account would hold more than it may
   */
  of(farmerId: string, field: string): MediaStore;
  /** Bytes that the files of an account take. */
  usedBytes(farmerId: string): Promise<number>;
}

interface Deps {
  store: MediaStore;
  db: Database;
  clock: Clock;
  /** Quota of one account in bytes. */
  limitBytes: number;
}

/** Records owner and size of each file in `stored_files` before it is stored. */
export function createAccountMedia({ store, db, clock, limitBytes }: Deps): AccountMedia {
  /** False when the quota is exceeded; concurrent calls are each counted. */
  const reserve = (farmerId: string, key: string, bytes: number): Promise<boolean> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from farmers where id = ${farmerId}::uuid for no key update`);
      const { rows } = await tx.execute(sql`
        insert into stored_files (key, farmer_id, bytes, stored_at)
        select ${key}, ${farmerId}::uuid, ${bytes}::bigint, ${clock.now().toISOString()}::timestamptz
        where (select coalesce(sum(bytes), 0) from stored_files where farmer_id = ${farmerId}::uuid) + ${bytes}::bigint <= ${limitBytes}::bigint
        on conflict (key) do update set bytes = excluded.bytes returning key`);
      return rows.length > 0;
    });
  const remove = async (keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return;
    await store.remove(keys);
    await db.execute(sql`delete from stored_files
      where key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`);
  };
  const rest = {
    size: (key: string) => store.size(key),
    get: (key: string, range?: { start: number; end?: number }) => store.get(key, range),
    list: () => store.list(),
    remove,
  };
  return {
    ...rest,
    async usedBytes(farmerId) {
      const { rows } = await db.execute<{ bytes: number }>(sql`
        select coalesce(sum(bytes), 0)::float8 as bytes from stored_files where farmer_id = ${farmerId}::uuid`);
      return rows[0]?.bytes ?? 0;
    },
    of: (farmerId, field) => ({
      ...rest,
      async put(key, content, contentType, bytes) {
        const size = Buffer.isBuffer(content) ? content.length : bytes;
        if (size === undefined) throw new Error(`the size of ${key} must be known`);
        if (!(await reserve(farmerId, key, size)))
          throw tooLarge(field, failure('storage_account_full'));
        await store.put(key, content, contentType, bytes);
      },
    }),
  };
}
