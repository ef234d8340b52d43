import type { PriceRecord, PricesAnswer } from '@ankur/contracts/market/endpoints';
import { useState } from 'react';
import { errorStatus } from '../../lib/http/field-errors.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { StateView } from '../../ui/state-view.tsx';
import type { Filter } from './filters.tsx';
import { marketKey, useMarketPricesQuery } from './market.api.ts';
import { MspLines } from './msp-lines.tsx';
import { NotFetched } from './not-fetched.tsx';
import { SampleLine } from './sample-line.tsx';
import { useMandiDistances } from './use-mandi-distances.ts';
import { usePriceColumns } from './use-price-columns.tsx';

const ROWS = 20;
/** The store is empty: there are no prices, which is not a failure. */
const NO_PRICES = 503;

/** Prices of the chosen day, the nearest mandi first, sortable, twenty at a time. */
export function PriceTable({ filter }: { filter: Filter }) {
  const t = useT('market');
  const format = useFormat();
  const { currentData: data, error, isFetching, refetch } = useMarketPricesQuery(filter);
  const failed = !isFetching && !data && errorStatus(error) !== NO_PRICES;
  return (
    <Card title={t('table.title')} icon="rupee">
      {isFetching && !data && <StateView state="loading">{t('loading')}</StateView>}
      {failed && (
        <NotFetched error={error} onRetry={refetch}>
          {t('failed')}
        </NotFetched>
      )}
      {!isFetching && !failed && !data?.total && <StateView state="empty">{t('none')}</StateView>}
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
          <Rows key={JSON.stringify(filter)} of={data} commodity={filter.commodity} />
        </div>
      )}
    </Card>
  );
}

function Rows({ of, commodity }: { of: PricesAnswer; commodity: string }) {
  const t = useT('market');
  const away = useMandiDistances(commodity);
  const columns = usePriceColumns(of.week_before, away);
  const [page, setPage] = useState(1);
  const pages = Math.ceil(of.records.length / ROWS);
  return (
    <>
      <DataTable
        caption={t('table.caption')}
        columns={columns}
        rows={nearestFirst(of.records, away)}
        show={[(page - 1) * ROWS, page * ROWS]}
        rowKey={(row) => `${row.commodity}|${marketKey(row)}|${row.arrival_date}`}
        card="grid grid-cols-[minmax(0,1fr)_auto_auto] items-baseline border-b py-2"
      />
      {pages > 1 && <Pagination page={page} pages={pages} onChange={setPage} />}
    </>
  );
}

/** Mandis whose distance is known first, by distance; the others in the order of the answer. */
function nearestFirst(
  records: readonly PriceRecord[],
  away: ReturnType<typeof useMandiDistances>,
): readonly PriceRecord[] {
  const km = (row: PriceRecord) => away.get(marketKey(row))?.km ?? Number.POSITIVE_INFINITY;
  return records.toSorted((a, b) => (km(a) === km(b) ? 0 : km(a) - km(b)));
}
