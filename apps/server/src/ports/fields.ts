import type { Queryable } from '../platform/database/database.ts';

/** The size in acres of one of the farmer's own fields; null when it is not theirs or none. */
export type AcresOfField = (
  on: Queryable,
  farmerId: string,
  fieldId: string | null,
) => Promise<number | null>;
