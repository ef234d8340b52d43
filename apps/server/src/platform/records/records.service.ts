import type { PageQuery } from '@ankur/contracts/http/common';
import { type Clock, indianDate } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { notFound } from '../errors/app-error.ts';
import { cursorId } from '../http/paging.ts';
import { type Ids, isId } from '../ids.ts';
import type { MediaStore } from '../media-store/media-store.ts';
import { type Created, createOnce } from '../writes/idempotent-create.ts';
import { type IfMatch, matchesVersion, nextVersion, versionConflict } from '../writes/version.ts';
import type { Write } from '../writes/write.ts';
import {
  createRecordRepository,
  type RecordTable,
  type Values,
  type Whose,
} from './records.repository.ts';

/** Whose record is written, in which transaction, and the day in India. */
export interface Writing {
  whose: Whose;
  on: Queryable;
  today: string;
}

/** What makes one kind of record differ from the others. */
export interface RecordKind<Row, Item, Input> extends RecordTable {
  /** Rows as the answer names them, in the same order. */
  present(rows: readonly Row[], farmerId: string): Promise<Item[]>;
  /**
   * Columns of a new record, or those that a change names when there is a `held` one.
   * @throws AppError invalid for what only other rows or the record as it stands can say
   */
  values(input: Partial<Input>, held: Row | null, writing: Writing): Promise<Values>;
  /**
   * Reads, before the transaction in which a record is added, changed or deleted, what its consequences need, and gives what
   * writes them in that transaction.
   */
  following?(whose: Whose): Promise<Follow>;
  /** Keys of the files that are deleted after the record. */
  filesOf?(farmerId: string, id: string): Promise<readonly string[]>;
  /** @throws AppError not_found when the parent is not the farmer's */
  needParent?(whose: Whose, on: Queryable): Promise<void>;
}

/** Writes what follows from a write of the record of an id. */
export type Follow = (id: string, on: Queryable) => Promise<void>;

export interface RecordDeps {
  db: Database;
  clock: Clock;
  ids: Ids;
  media: Pick<MediaStore, 'remove'>;
}

/** What a farmer does with records of one kind. Another farmer's record does not exist (404). */
export function createRecordService<Row extends { id: string; updatedAt: Date }, Item, Input>(
  kind: RecordKind<Row, Item, Input>,
  { db, clock, ids, media }: RecordDeps,
) {
  const records = createRecordRepository<Row>(db, kind);
  const shown = async (row: Row | null, { farmerId }: Whose): Promise<Item> => {
    const [item] = row === null ? [] : await kind.present([row], farmerId);
    if (item === undefined) throw notFound();
    return item;
  };
  const known = (id: string) => {
    if (!isId(id)) throw notFound();
    return id;
  };
  /** The id of a record under its parent, where ids of another form name nothing. */
  const under = ({ parent }: Whose, id: string) => {
    if (parent !== undefined) known(parent);
    return known(id);
  };
  const within = async (whose: Whose) => {
    if (whose.parent !== undefined) known(whose.parent);
    await kind.needParent?.(whose, db);
  };
  const writing = (whose: Whose, on: Queryable): Writing => ({
    whose,
    on,
    today: indianDate(clock.now()),
  });
  /** Changes what is held, in the version that is meant; the answer to another version is made after the transaction. */
  const held = async <T>(
    whose: Whose,
    id: string,
    ifMatch: IfMatch | undefined,
    work: (row: Row, on: Queryable) => Promise<T>,
  ): Promise<T> => {
    let other: Row | null = null;
    const done = await records.changing(whose, under(whose, id), async (row, tx) => {
      if (matchesVersion(ifMatch, row.updatedAt)) return { value: await work(row, tx) };
      other = row;
      return null;
    });
    if (done !== null) return done.value;
    throw other === null ? notFound() : versionConflict(await shown(other, whose));
  };

  return {
    /** One item more than `limit`, so that the caller sees whether there is another page. */
    async list(whose: Whose, query: PageQuery): Promise<Item[]> {
      await within(whose);
      const rows = await records.list(whose, query.limit + 1, cursorId(query.cursor));
      return kind.present(rows, whose.farmerId);
    },
    async get(whose: Whose, id: string): Promise<Item> {
      return shown(await records.find(whose, under(whose, id)), whose);
    },
    /** Adds a record once, however often it is sent under its id. @throws AppError invalid, conflict, gone */
    async add(whose: Whose, input: Input, write: Write | undefined): Promise<Created<Item>> {
      await within(whose);
      const now = clock.now();
      const follow = await kind.following?.(whose);
      const insert = async (on: Queryable, id: string) => {
        const values = await kind.values(input, null, writing(whose, on));
        const own = { id, farmerId: whose.farmerId, createdAt: now, updatedAt: now };
        const made = await records.insert(on, { ...own, ...values });
        if (made) await follow?.(id, on);
        return made;
      };
      const isInTransaction = write !== undefined || !follow;
      const { row, again } = await createOnce<Row>(db, whose.farmerId, write, ids.next(), {
        insert: isInTransaction ? insert : (_, id) => db.transaction((tx) => insert(tx, id)),
        find: (id) => records.find(whose, id),
      });
      return { row: await shown(row, whose), again };
    },
    /** @throws AppError invalid, changed when it is another version */
    async change(
      whose: Whose,
      id: string,
      input: Partial<Input>,
      ifMatch: IfMatch | undefined,
    ): Promise<Item> {
      const follow = await kind.following?.(whose);
      const changed = await held(whose, id, ifMatch, async (row, on) => {
        const values = await kind.values(input, row, writing(whose, on));
        const updatedAt = nextVersion(clock.now(), row.updatedAt);
        const after = await records.update(on, whose, id, { ...values, updatedAt });
        await follow?.(id, on);
        return after;
      });
      return shown(changed, whose);
    },
    /** `also` deletes what goes with it, in the same transaction. @throws AppError changed when it is another version */
    async remove(
      whose: Whose,
      id: string,
      ifMatch: IfMatch | undefined,
      also?: Follow,
    ): Promise<void> {
      const files = await kind.filesOf?.(whose.farmerId, under(whose, id));
      const follow = await kind.following?.(whose);
      await held(whose, id, ifMatch, async (_, on) => {
        await also?.(id, on);
        await records.remove(on, whose, id);
        await follow?.(id, on);
      });
      if (files) await media.remove(files);
    },
  };
}

export type RecordService<Item, Input> = ReturnType<
  typeof createRecordService<{ id: string; updatedAt: Date }, Item, Input>
>;
