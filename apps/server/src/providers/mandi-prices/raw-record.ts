import { boardMarkets } from '@ankur/content/board-markets';
import type { RawPrice } from '@ankur/content/price-row';

type Cell = string | number;
const isCell = (value: unknown): value is Cell =>
  typeof value === 'string' || typeof value === 'number';

/** `Min_x0020_Price`, `min_price`, `Min Price` and `minPrice` are one field. */
const fieldKey = (name: string) =>
  name
    .replaceAll('_x0020_', '_')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Normalises the field names of a record of any official layout. */
export function rawRecord(record: Readonly<Record<string, unknown>>): RawPrice {
  const cells = new Map(Object.entries(record).map(([name, value]) => [fieldKey(name), value]));
  const cell = (...names: string[]): Cell => {
    for (const name of names) {
      const value = cells.get(name);
      if (isCell(value)) return value;
    }
    return '';
  };
  const text = (...names: string[]) => String(cell(...names)).trim();
  // The board of Maharashtra writes its markets in Marathi and names no district.
  const marathi = text('marketmarathi');
  const [boardMarket = marathi, boardDistrict = ''] = boardMarkets[marathi] ?? [];
  return {
    state: text('state', 'statename'),
    district: text('district', 'districtname') || boardDistrict,
    market: text('market', 'marketname') || boardMarket,
    commodity: text('commodity', 'commodityname'),
    date: text('arrivaldate', 'pricedate', 'reporteddate', 'date', 'tradedate'),
    min: cell('minprice', 'minpricersquintal', 'minimumprice'),
    max: cell('maxprice', 'maxpricersquintal', 'maximumprice'),
    modal: cell('modalprice', 'modalpricersquintal'),
  };
}

/** The records in a list; other values are skipped. */
export function rawRecords(list: readonly unknown[]): RawPrice[] {
  return list
    .filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
    .map(rawRecord);
}
