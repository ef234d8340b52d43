import type { EarlierPrice, PriceRecord } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import type { Column } from '../../ui/data-table.tsx';
import { marketKey } from './market.api.ts';
import { useCommodityName } from './use-commodity-name.ts';
import { WeekChange } from './week-change.tsx';

const DAY = { dateStyle: 'medium' } as const;
/** The day, the state and the commodity are those of the choice above the list: on a card they are heard and not seen. */
const HEARD = 'sr-only';

/**
 * The columns of a day's prices, one for each field of a record. As a card a mandi takes two short lines: name and modal
 * price, then district, distance and range.
 */
export function usePriceColumns(
  weekBefore: readonly EarlierPrice[],
  away: ReadonlyMap<string, { km: number; isGuess: boolean }>,
): Column<PriceRecord>[] {
  const t = useT('market');
  const format = useFormat();
  const nameOf = useCommodityName();
  const names = usePlaceNames();
  const before = new Map(weekBefore.map((one) => [marketKey(one), one]));
  const range = (id: 'min_price' | 'max_price', card: string): Column<PriceRecord> => ({
    id,
    header: t(`column.${id}`),
    cell: (row, cards) => (cards ? format.moneyShort : format.money)(row[id]),
    sortBy: (row) => row[id],
    numeric: true,
    card: `row-start-2 text-sm text-muted ${card}`,
  });
  const text = (
    id: 'market' | 'district' | 'state',
    shown: (row: PriceRecord) => string,
    card: string,
  ): Column<PriceRecord> => ({
    id,
    header: t(`column.${id}`),
    cell: shown,
    sortBy: shown,
    card,
  });
  const district = (row: PriceRecord) => names.district(row.district, row.state);
  return [
    {
      id: 'commodity',
      header: t('column.commodity'),
      cell: (row) => nameOf(row.commodity),
      sortBy: (row) => nameOf(row.commodity),
      card: HEARD,
    },
    text(
      'market',
      (row) => names.market(row.market, row.state),
      'col-start-1 row-start-1 font-semibold wrap-anywhere',
    ),
    {
      ...text('district', district, 'col-start-1 row-start-2 text-sm text-muted wrap-anywhere'),
      cell: (row, cards) => {
        const found = away.get(marketKey(row));
        if (!found) return district(row);
        const km = format.number(found.km, { maximumFractionDigits: 0 });
        const far = t(found.isGuess ? 'list.awayGuess' : 'list.away', { km });
        if (cards) return `${district(row)} · ${far}`;
        return (
          <>
            {district(row)}
            <span className="block text-sm">{far}</span>
          </>
        );
      },
    },
    text('state', (row) => names.state(row.state), HEARD),
    {
      id: 'arrival_date',
      header: t('column.arrival_date'),
      cell: (row) => (
        <span className="whitespace-nowrap">{format.date(row.arrival_date, DAY)}</span>
      ),
      sortBy: (row) => row.arrival_date,
      card: HEARD,
    },
    range('min_price', 'col-start-2'),
    range('max_price', 'col-start-3 before:content-["–"]'),
    {
      id: 'modal_price',
      header: t('column.modal_price'),
      cell: (row, cards) => (
        <>
          <span className={cards ? 'text-xl font-bold' : undefined}>
            {(cards ? format.moneyShort : format.money)(row.modal_price)}
          </span>
          <WeekChange now={row.modal_price} before={before.get(marketKey(row))} />
        </>
      ),
      sortBy: (row) => row.modal_price,
      numeric: true,
      card: 'col-span-2 col-start-2 row-start-1 flex flex-col-reverse text-end',
    },
  ];
}
