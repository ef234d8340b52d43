import { type ReactNode, useState } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { SortControl } from './sort-control.tsx';
import { type Sorting, sortRows } from './sort-rows.ts';
import { useNarrow } from './use-narrow.ts';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Lets the column be sorted by this value. */
  sortBy?: (row: Row) => string | number;
  numeric?: boolean;
}

interface Props<Row> {
  caption: string;
  hideCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Which of the sorted rows are shown, from and up to a number; all when left out. */
  show?: readonly [from: number, to: number];
}

/** A table that sorts by its headings; on narrow screens it turns into cards, sorted by a choice above them. */
export function DataTable<Row>({ caption, hideCaption, columns, rows, rowKey, show }: Props<Row>) {
  const t = useT('common');
  const narrow = useNarrow();
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const sortable = columns.filter((column) => column.sortBy);
  const shown = sortRows(rows, columns, sorting).slice(...(show ?? []));
  const turn = (id: string): void =>
    setSorting({ id, down: sorting?.id === id ? !sorting.down : false });
  return (
    <>
      {narrow && sortable.length > 0 && (
        <SortControl columns={sortable} sorting={sorting} onChange={setSorting} />
      )}
      <table className="w-full border-collapse text-start max-sm:block">
        <caption className={hideCaption ? 'sr-only' : 'pb-2 text-start text-muted max-sm:block'}>
          {caption}
        </caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={ariaSort(column.id, sorting)}
                className={cx('px-2 py-1 text-sm', column.numeric ? 'text-end' : 'text-start')}
              >
                {column.sortBy && !narrow ? (
                  <button
                    type="button"
                    title={t('sortBy', { column: column.header })}
                    onClick={() => turn(column.id)}
                    className="inline-flex min-h-11 items-center gap-1 font-bold"
                  >
                    {column.header}
                    <SortMark active={sorting?.id === column.id} down={sorting?.down ?? false} />
                  </button>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:flex max-sm:flex-col max-sm:gap-3">
          {shown.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-b border-line max-sm:block max-sm:rounded-control max-sm:border max-sm:p-2"
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-label={column.header}
                  className={cx(
                    'px-2 py-2 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:py-1',
                    'max-sm:before:shrink-0 max-sm:before:text-muted max-sm:before:content-[attr(data-label)]',
                    column.numeric && 'text-end tabular-nums',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function ariaSort(id: string, sorting: Sorting | null): 'ascending' | 'descending' | undefined {
  if (sorting?.id !== id) return undefined;
  return sorting.down ? 'descending' : 'ascending';
}

function SortMark({ active, down }: { active: boolean; down: boolean }) {
  return (
    <Icon
      name={active && down ? 'chevron-down' : 'chevron-up'}
      className={cx('size-3.5', !active && 'opacity-30')}
    />
  );
}
