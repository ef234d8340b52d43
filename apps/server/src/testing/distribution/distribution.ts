import tables from './distribution.json' with { type: 'json' };

/** The column by which each table that is split over machines is distributed. */
const KEY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(tables.split).flatMap(([key, names]) =>
    names.map((name): [string, string] => [name, key]),
  ),
);
const NOT_SPLIT = new Set([...tables.everywhere, ...tables.whole]);

/** Whether it is decided if a table is split, copied to every machine or kept whole on one. */
export const isDecided = (table: string): boolean => KEY_OF.has(table) || NOT_SPLIT.has(table);

/** The statement in one line and small letters, without quotes around names. */
const plain = (statement: string): string =>
  statement.replaceAll('"', '').replace(/\s+/g, ' ').replaceAll('public.', '').toLowerCase();

/** A statement and its subqueries, each by itself; where a subquery stood, `()` is left. */
function scopesOf(text: string): string[] {
  const scopes: string[] = [];
  const open = [''];
  for (const letter of text) {
    if (letter === '(') open.push('');
    else if (letter === ')' && open.length > 1) {
      const inner = open.pop() ?? '';
      const isQuery = /^ ?(?:select|with|insert|update|delete) /.test(inner);
      if (isQuery) scopes.push(inner);
      open.push(`${open.pop() ?? ''}(${isQuery ? '' : inner})`);
    } else open.push((open.pop() ?? '') + letter);
  }
  return [...scopes, open.join('(')];
}

/** Words that may follow a table's name and are no alias of it. */
const NO_ALIAS = new Set(
  'as on where set values join left right inner cross full using order group limit select for returning union'.split(
    ' ',
  ),
);

/**
 * The split tables of a statement that some part of it neither confines to one value of their column, nor joins on it
 * with a table that is split alike, nor writes with it: those ask every machine.
 */
export function unconfinedTables(statement: string): string[] {
  return [...new Set(scopesOf(plain(statement)).flatMap(unconfinedIn))];
}

function unconfinedIn(scope: string): string[] {
  const named =
    /\b(from|join|into|update|delete from)\s+(?:only )?([a-z_]+)(?: (?:as )?([a-z_]+))?/g;
  return [...scope.matchAll(named)].flatMap(([, verb, table = '', next = '']) => {
    const key = KEY_OF.get(table);
    if (!key) return [];
    if (verb === 'into') return writes(scope, table, key) ? [] : [table];
    const alias = next && !NO_ALIAS.has(next) ? next : table;
    return confines(scope, alias, table, key) ? [] : [table];
  });
}

const writes = (scope: string, table: string, key: string): boolean =>
  new RegExp(`into ${table}(?: as \\w+| \\w+)? ?\\([^)]*\\b${key}\\b[^)]*\\)`).test(scope);

function confines(scope: string, alias: string, table: string, key: string): boolean {
  const column = `(?:\\b(?:${alias}|${table})\\.|(?<![.\\w]))${key}\\b(?:::\\w+)?`;
  const other = `\\w+\\.(?:${key}|session_id|id)\\b`;
  const value = `(?:\\$\\d+|'|any ?\\(|\\(|${other})`;
  return (
    new RegExp(`${column} ?= ?${value}`).test(scope) ||
    new RegExp(`${column} in ?\\(`).test(scope) ||
    new RegExp(`${other} ?= ?${column}`).test(scope)
  );
}
