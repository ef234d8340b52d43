export interface Sorting {
  id: string;
  down: boolean;
}

interface Sortable<Row> {
  id: string;
  sortBy?: (row: Row) => string | number;
}

/** Stable sort of the rows by one column. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Sortable<Row>[],
  sorting: Sorting | null,
): readonly Row[] {
  const by = sorting && columns.find((column) => column.id === sorting.id)?.sortBy;
  if (!by) return rows;
  const way = sorting.down ? -1 : 1;
  return rows.toSorted((one, other) => {
    const a = by(one);
    const b = by(other);
    if (typeof a === 'number' && typeof b === 'number') return (a - b) * way;
    return String(a).localeCompare(String(b)) * way;
  });
}
