import { isRowId } from '@ankur/contracts/http/row-id';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Values } from '../../../platform/records/records.repository.ts';

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
  /** A column that names a row of the same table, which may come later. */
  own?: string;
}

/** Reads one row of an archive, and says by which schema. */
export interface RowReader {
  (item: unknown): (Values & { id: string }) | null;
  schema: z.ZodMiniType;
}

/** Fields of every row of an archive. */
export const rowFields = {
  id: z.string().check(z.refine(isRowId)),
  updated_at: z.optional(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
  created_at: z.optional(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
};

interface Told {
  id: string;
  created_at?: string | undefined;
  updated_at?: string | undefined;
}

const instant = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** Creates the reader of rows: `columns` maps a valid row to columns. */
export const rowsBy = <S extends z.ZodMiniType<Told>>(
  schema: S,
  columns: (item: z.output<S>) => Values,
): RowReader => {
  const read = (item: unknown) => {
    const result = z.safeParse(schema, item);
    if (!result.success) return null;
    const { id, created_at, updated_at } = result.data;
    const createdAt = instant(created_at) ?? instant(updated_at);
    return { createdAt, updatedAt: instant(updated_at), ...columns(result.data), id };
  };
  return Object.assign(read, { schema });
};
