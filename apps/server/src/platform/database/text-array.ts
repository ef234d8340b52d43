import { type SQL, sql } from 'drizzle-orm';

/** Texts as a `text[]` of a query. */
export const textArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
