import { isRowId } from '@ankur/contracts/http/row-id';
import * as z from 'zod/mini';
import type { Values } from './records.repository.ts';

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

/** An instant that may be missing. */
export const instantOrNull = z.nullable(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
);
export const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * Reads rows whose details stand apart: what only some kinds of entries have stands under `details` in an archive, and
 * beside the rest in a form.
 */
export const withDetails = (row: RowReader): RowReader =>
  Object.assign(
    (item: unknown) => {
      const { details, ...rest } = (item ?? {}) as Record<string, unknown>;
      return row({ ...(typeof details === 'object' ? details : {}), ...rest });
    },
    { schema: row.schema },
  );
