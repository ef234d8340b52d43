import { type ReactNode, useRef, useState } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { SortControl } from './sort-control.tsx';
import { type Sorting, sortRows } from './sort-rows.ts';
import { useCards } from './use-cards.ts';

export interface Column<Row> {
  id: string;
  header: string;
  /** The content; `cards` where the rows are shown as cards. */
  cell: (row: Row, cards: boolean) => ReactNode;
  /** Classes of the cell on a card in place of a labelled line. */
  card?: string;
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
  /** Classes of a row in place of those of a card, for columns that place themselves. */
  card?: string;
}

const CARD_CELL =
  'flex flex-wrap justify-end gap-x-4 px-2 py-1 text-end wrap-anywhere before:me-auto before:max-w-full before:text-start before:text-muted before:content-[attr(data-label)]';

/** A table that sorts by its headings; where it does not fit, cards with a sort control above. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, show, card } = props;
  const t = useT('common');
  const box = useRef<HTMLDivElement>(null);
  const cards = useCards(box);
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const sortable = columns.filter((column) => column.sortBy);
  const shown = sortRows(rows, columns, sorting).slice(...(show ?? []));
  const turn = (id: string): void =>
    setSorting({ id, down: sorting?.id === id ? !sorting.down : false });
  return (
    <div ref={box}>
      {cards && sortable.length > 0 && (
        <SortControl columns={sortable} sorting={sorting} onChange={setSorting} />
      )}
      <table className={cx('w-full border-collapse text-start', cards && 'block')}>
        <caption
          className={hideCaption ? 'sr-only' : cx('pb-2 text-start text-muted', cards && 'block')}
        >
          {caption}
        </caption>
        <thead className={cx(cards && 'sr-only')}>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={ariaSort(column.id, sorting)}
                className={cx('px-2 py-1 text-sm', column.numeric ? 'text-end' : 'text-start')}
              >
                {column.sortBy && !cards ? (
                  <button
                    type="button"
                    title={t('sortBy', { column: column.header })}
                    onClick={() => turn(column.id)}
                    className="inline-flex min-h-11 min-w-11 items-center gap-1 font-bold"
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
        <tbody
          className={cx(cards && 'grid sm:grid-cols-2', cards && (card ? 'gap-x-6' : 'gap-3'))}
        >
          {shown.map((row) => (
            <tr
              key={rowKey(row)}
              className={cx(
                'border-line',
                cards ? (card ?? 'block rounded-control border p-2') : 'border-b',
              )}
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-label={column.header}
                  className={cx(
                    cards ? (column.card ?? CARD_CELL) : 'px-2 py-2',
                    column.numeric && 'text-end tabular-nums',
                  )}
                >
                  {column.cell(row, cards)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
