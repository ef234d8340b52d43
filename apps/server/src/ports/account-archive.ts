import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { RowReader } from '../platform/records/import-rows.ts';
import type { Values } from '../platform/records/records.repository.ts';

/** A part of the export of an account. */
export interface ExportSource {
  /** Path in the archive without its ending, e.g. `finance/expenses`. */
  name: string;
  /** Tables covered by this source, which are not copied column by column. */
  tables?: readonly string[];
  /** The farmer's data for JSON; no password hashes, no data of other people. */
  read(db: Database, farmerId: string): Promise<unknown>;
  /** What was read as an iCalendar text (RFC 5545). */
  calendar?(told: unknown, now: Date): string;
}

/** Reads the rows of one table from an archive; each is validated by a schema before it is mapped to columns. */
export interface Importer {
  /** Path in the archive without its ending. */
  name: string;
  table: PgTable & { id: AnyPgColumn; farmerId: AnyPgColumn };
  /** Columns of a row whose form was good. @throws nothing; null when the form is not */
  row: RowReader;
  /** Columns that hold the ids of other rows. */
  references: readonly string[];
  /** Columns that hold the keys of files. */
  media?: readonly string[];
  /** Most rows that an account may have. */
  most?: number;
  /** A column that names a row of the same table, which may come later. */
  own?: string;
}

/** Reads from an archive what an account has one of; what the account has saved of its own stays. */
export interface SingleImporter {
  /** Path in the archive without its ending. */
  name: string;
  /** Of the object in the file, or of the one row of its array. */
  schema: z.ZodMiniType;
  /** Columns of what was valid by the schema. */
  columns(item: unknown): Values;
  /** Columns that hold the keys of files. */
  media?: readonly string[];
  /** Whether the account has saved its own. */
  isSaved(on: Queryable, farmerId: string): Promise<boolean>;
  write(on: Queryable, farmerId: string, values: Values): Promise<void>;
}

/** The parts of an account's archive, of all features. */
export interface AccountArchive {
  exportSources: readonly ExportSource[];
  /** Referenced tables first. */
  importers: readonly Importer[];
  singles: readonly SingleImporter[];
}
