import { type SQL, sql } from 'drizzle-orm';

/** The number of each row as one array parameter; thousands of parameters would be slow to plan. */
export function numbers<Row>(
  rows: Iterable<Row>,
  of: (row: Row) => number,
  type: 'int4' | 'int2' = 'int4',
): SQL {
  return sql`${`{${Array.from(rows, of).join(',')}}`}::${sql.raw(type)}[]`;
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A list of texts or dates as one array parameter. */
export function texts(values: readonly string[], type: 'text' | 'date' = 'text'): SQL {
  return sql`${`{${values.map(quoted).join(',')}}`}::${sql.raw(type)}[]`;
}

/** A list of nullable numbers as one array parameter. */
export function floats(values: readonly (number | null)[]): SQL {
  return sql`${`{${values.map((value) => value ?? 'null').join(',')}}`}::float8[]`;
}
