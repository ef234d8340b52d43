import type { Failure } from '@ankur/contracts/http/problem';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { invalid } from '../errors/app-error.ts';
import { isId } from '../ids.ts';

/** Tables of which a record may name one of the same farmer's. */
type NamedTable =
  | 'fields'
  | 'plantings'
  | 'planting_events'
  | 'animals'
  | 'animal_events'
  | 'losses';

/** Whether a record is there and the farmer's. */
export async function isOwn(
  on: Queryable,
  farmerId: string,
  table: NamedTable,
  id: string,
): Promise<boolean> {
  if (!isId(id)) return false;
  const { rows } = await on.execute(
    sql`select 1 from ${sql.identifier(table)} where id = ${id}::uuid and farmer_id = ${farmerId}::uuid`,
  );
  return rows.length > 0;
}

/** One record that another one names: its table, the field of the form, its id and what is said when it is not there. */
export type Named = readonly [
  table: NamedTable,
  field: string,
  id: string | null | undefined,
  why: Failure,
];

/** @throws AppError invalid by field for records that are named and are not the farmer's */
export async function refuseNotOwn(
  on: Queryable,
  farmerId: string,
  named: readonly Named[],
): Promise<void> {
  const found = await Promise.all(
    named.map(async ([table, field, id, why]) =>
      typeof id !== 'string' || (await isOwn(on, farmerId, table, id)) ? [] : [[field, [why]]],
    ),
  );
  if (found.some((list) => list.length > 0)) throw invalid(Object.fromEntries(found.flat()));
}
