import type { Row } from './record.ts';

/** Whether two values of the wire are the same; the order of fields does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (a ?? null) === (b ?? null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame((a as Row)[name], (b as Row)[name]));
}

/** The fields of `next` that differ from `before`, but for the version. */
export function changedFields(before: Row | null, next: Row): Row {
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => name !== 'updated_at' && !isSame(value, before?.[name]),
    ),
  );
}
