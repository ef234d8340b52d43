import type { NetOffer, NetPriceAnswer } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/data-table.tsx';

/** Older reports are marked as old. */
const OLD_DAYS = 7;
const SHOWN = 10;
/** A small figure after its name. */
const LABELLED = 'text-sm text-muted before:me-1 before:content-[attr(data-label)]';

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
      card="flex flex-wrap items-baseline gap-x-3 border-b py-2"
      columns={[
        {
          id: 'market',
          header: t('net.mandi'),
          cell: (row) => `${format.number(row.rank)}. ${names.market(row.market, row.state)}`,
          card: 'min-w-0 flex-1 basis-3/5 font-semibold wrap-anywhere',
        },
        {
          id: 'net',
          header: t('net.net'),
          cell: (row, cards) => (
            <strong className={cards ? 'text-xl' : undefined}>
              {(cards ? format.moneyShort : format.money)(row.net_price)}
            </strong>
          ),
          sortBy: (row) => row.net_price,
          numeric: true,
          card: 'ms-auto',
        },
        {
          id: 'total',
          header: t('net.total'),
          cell: (row, cards) => (cards ? format.moneyShort : format.money)(row.net_total),
          sortBy: (row) => row.net_total,
          numeric: true,
          card: `${LABELLED} order-2 ms-auto`,
        },
        {
          id: 'modal',
          header: t('net.modal'),
          cell: (row, cards) => (cards ? format.moneyShort : format.money)(row.modal_price),
          sortBy: (row) => row.modal_price,
          numeric: true,
          card: `${LABELLED} order-3 basis-full`,
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
          card: 'order-1 text-sm text-muted text-start!',
        },
        {
          id: 'age',
          header: t('net.age'),
          cell: (row) => <Freshness offer={row} />,
          card: 'order-4 basis-full',
        },
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
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-start text-sm">
      {offer.sample && <Badge tone="warn">{t('sample', { date })}</Badge>}
      {(offer.lagging || !offer.sample) && (
        <span>{t(isOld ? 'net.noReport' : 'net.report', { date })}</span>
      )}
      <span className="text-muted">{t.plural('net.reports', offer.reports_30_days)}</span>
    </span>
  );
}
