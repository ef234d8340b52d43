import { useId, useState } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { Button } from './button.tsx';
import type { Series } from './chart-canvas.tsx';
import { DataTable } from './data-table.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { Optional } from './optional.tsx';
import { Skeleton } from './skeleton.tsx';

const ChartCanvas = lazyWithRetry(() => import('./chart-canvas.tsx'));

export type { Series } from './chart-canvas.tsx';

interface Props {
  kind: 'line' | 'bar';
  /** Accessible name of the chart and caption of the table. */
  label: string;
  /** The name of the horizontal axis, e.g. "Month". */
  pointLabel: string;
  /** The texts along the horizontal axis. */
  points: readonly string[];
  series: readonly Series[];
  /** How a value is written on the axis and in the table. */
  format: (value: number) => string;
  heightPx?: number;
}

/** A line or bar chart with the same numbers in a table behind a button. */
export function Chart(props: Props) {
  const { label, pointLabel, points, series, format, heightPx = 400 } = props;
  const t = useT('common');
  const [table, setTable] = useState(false);
  const tableId = useId();
  const rows = points.map((point, index) => ({ point, index }));
  return (
    <figure className="min-w-0">
      <div role="img" aria-label={label}>
        <Optional otherwise={<Skeleton className="h-72 w-full" />}>
          <ChartCanvas
            kind={props.kind}
            points={points}
            series={series}
            format={format}
            heightPx={heightPx}
          />
        </Optional>
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {series.map((one, index) => (
          <span key={one.label} className="flex items-center gap-1.5">
            <span className={`inline-block size-3 rounded-full ${SWATCHES[index % 4]}`} />
            {one.label}
          </span>
        ))}
        <Button
          look="quiet"
          aria-expanded={table}
          aria-controls={tableId}
          className="ms-auto"
          onClick={() => setTable(!table)}
        >
          {t(table ? 'hideTable' : 'showTable')}
        </Button>
      </figcaption>
      <div id={tableId} hidden={!table} className="mt-2">
        {table && (
          <DataTable
            caption={label}
            hideCaption
            rows={rows}
            rowKey={(row) => String(row.index)}
            columns={[
              { id: 'point', header: pointLabel, cell: (row) => row.point },
              ...series.map((one) => ({
                id: one.label,
                header: one.label,
                numeric: true,
                cell: (row: { index: number }) => {
                  const value = one.values[row.index];
                  return value === null || value === undefined ? '–' : format(value);
                },
              })),
            ]}
          />
        )}
      </div>
    </figure>
  );
}

const SWATCHES = ['bg-brand', 'bg-accent', 'bg-info', 'bg-warn'] as const;
