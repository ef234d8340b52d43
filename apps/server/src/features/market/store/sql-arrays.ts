import { type SQL, sql } from 'drizzle-orm';

/** A list of numbers as one array parameter; thousands of parameters would be slow to plan. */
export function numbers(values: readonly number[], type: 'int4' | 'int2' | 'int8'): SQL {
  return sql`${`{${values.join(',')}}`}::${sql.raw(type)}[]`;
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
