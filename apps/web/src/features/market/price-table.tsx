import type { PriceRecord } from '@ankur/contracts/market/endpoints';
import { useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { StateView } from '../../ui/state-view.tsx';
import type { Filter } from './filters.tsx';
import { useMarketPricesQuery } from './market.api.ts';
import { MspLines } from './msp-lines.tsx';
import { SampleLine } from './sample-line.tsx';
import { useCommodityName } from './use-commodity-name.ts';

const ROWS = 20;

/** Prices of the chosen day, sortable, twenty at a time. */
export function PriceTable({ filter }: { filter: Filter }) {
  const t = useT('market');
  const format = useFormat();
  const { currentData: data, isFetching } = useMarketPricesQuery(filter);
  return (
    <Card title={t('table.title')} icon="rupee">
      {isFetching && !data && <StateView state="loading">{t('loading')}</StateView>}
      {!isFetching && !data?.total && <StateView state="empty">{t('none')}</StateView>}
      {data && data.total > 0 && (
        <div className="flex flex-col gap-3">
          <SampleLine of={data} />
          {!data.exact && data.as_of && (
            <Alert tone="info">
              {t('table.nearest', {
                asked: format.date(filter.arrival_date),
                shown: format.date(data.as_of),
              })}
            </Alert>
          )}
          <MspLines msp={data.msp} />
          <Rows key={JSON.stringify(filter)} records={data.records} />
        </div>
      )}
    </Card>
  );
}

function Rows({ records }: { records: readonly PriceRecord[] }) {
  const t = useT('market');
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const pages = Math.ceil(records.length / ROWS);
  return (
    <>
      <DataTable
        caption={t('table.caption')}
        columns={columns}
        rows={records}
        show={[(page - 1) * ROWS, page * ROWS]}
        rowKey={(row) => `${row.commodity}|${row.market}|${row.district}|${row.arrival_date}`}
      />
      {pages > 1 && <Pagination page={page} pages={pages} onChange={setPage} />}
    </>
  );
}

function useColumns(): Column<PriceRecord>[] {
  const t = useT('market');
  const format = useFormat();
  const nameOf = useCommodityName();
  const names = usePlaceNames();
  const price = (id: 'min_price' | 'max_price' | 'modal_price'): Column<PriceRecord> => ({
    id,
    header: t(`column.${id}`),
    cell: (row) => format.money(row[id]),
    sortBy: (row) => row[id],
    numeric: true,
  });
  const text = (
    id: 'market' | 'district' | 'state',
    shown: (row: PriceRecord) => string,
  ): Column<PriceRecord> => ({
    id,
    header: t(`column.${id}`),
    cell: shown,
    sortBy: shown,
  });
  return [
    {
      id: 'commodity',
      header: t('column.commodity'),
      cell: (row) => nameOf(row.commodity),
      sortBy: (row) => nameOf(row.commodity),
    },
    text('market', (row) => names.market(row.market, row.state)),
    text('district', (row) => names.district(row.district, row.state)),
    text('state', (row) => names.state(row.state)),
    {
      id: 'arrival_date',
      header: t('column.arrival_date'),
      cell: (row) => (
        <span className="whitespace-nowrap">{format.date(row.arrival_date, DAY)}</span>
      ),
      sortBy: (row) => row.arrival_date,
    },
    price('min_price'),
    price('max_price'),
    price('modal_price'),
  ];
}

const DAY = { dateStyle: 'medium' } as const;
