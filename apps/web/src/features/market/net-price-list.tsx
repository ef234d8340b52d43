import type { NetOffer, NetPriceAnswer } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/data-table.tsx';

/** Older reports are marked as old. */
const OLD_DAYS = 7;
const SHOWN = 10;

/** The best mandis first: net price, distance, and how fresh and frequent their reports are. */
export function NetPriceList({ answer }: { answer: NetPriceAnswer }) {
  const t = useT('market');
  const format = useFormat();
  const names = usePlaceNames();
  const ranked = answer.offers.slice(0, SHOWN).map((offer, at) => ({ ...offer, rank: at + 1 }));
  return (
    <DataTable
      caption={t.plural('net.caption', answer.quantity, {
        quantity: format.number(answer.quantity),
      })}
      rows={ranked}
      rowKey={(row) => `${row.market}|${row.district}`}
      columns={[
        {
          id: 'market',
          header: t('net.mandi'),
          cell: (row) => `${format.number(row.rank)}. ${names.market(row.market, row.state)}`,
        },
        {
          id: 'net',
          header: t('net.net'),
          cell: (row) => <strong>{format.money(row.net_price)}</strong>,
          sortBy: (row) => row.net_price,
          numeric: true,
        },
        {
          id: 'total',
          header: t('net.total'),
          cell: (row) => format.money(row.net_total),
          sortBy: (row) => row.net_total,
          numeric: true,
        },
        {
          id: 'modal',
          header: t('net.modal'),
          cell: (row) => format.money(row.modal_price),
          sortBy: (row) => row.modal_price,
          numeric: true,
        },
        {
          id: 'way',
          header: t('net.way'),
          cell: (row) =>
            t(row.basis === 'town' ? 'net.km' : 'net.kmGuess', {
              km: format.number(row.distance_km),
            }),
          sortBy: (row) => row.distance_km,
          numeric: true,
        },
        { id: 'age', header: t('net.age'), cell: (row) => <Freshness offer={row} /> },
      ]}
    />
  );
}

function Freshness({ offer }: { offer: NetOffer }) {
  const t = useT('market');
  const format = useFormat();
  const date = format.date(offer.arrival_date);
  const isOld = offer.lagging || offer.age_days > OLD_DAYS;
  return (
    <span className="flex flex-col items-end gap-1 text-end text-sm sm:items-start sm:text-start">
      {offer.sample && <Badge tone="warn">{t('sample', { date })}</Badge>}
      {(offer.lagging || !offer.sample) && (
        <span>{t(isOld ? 'net.noReport' : 'net.report', { date })}</span>
      )}
      <span className="text-muted">{t.plural('net.reports', offer.reports_30_days)}</span>
    </span>
  );
}
