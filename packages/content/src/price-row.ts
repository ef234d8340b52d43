import { commodityName } from './commodities.ts';
import { marketName } from './market-names.ts';
import { findDistrict, findState } from './states-districts.ts';

/** A market price as in a feed. */
export type RawPrice = {
  state: string;
  district: string;
  market: string;
  commodity: string;
  date: string;
  min: string | number;
  max: string | number;
  modal: string | number;
};

/** A normalised market price: canonical names, paise per quintal, ISO date. */
export type PriceRow = {
  state: string;
  district: string;
  market: string;
  commodity: string;
  date: string;
  minPaise: number;
  maxPaise: number;
  modalPaise: number;
};

/** Why a row was rejected. */
export type AsideReason =
  | 'no-place'
  | 'no-date'
  | 'no-price'
  | 'zero'
  | 'min-above-modal'
  | 'modal-above-max';

export type ReadPrice = { kept: PriceRow } | { aside: AsideReason };

const isoDate = /^(\d{4})-(\d{2})-(\d{2})/;
const indianDate = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/;

/** An ISO date from YYYY-MM-DD, DD/MM/YYYY or DD-MM-YYYY; null for anything else. */
export function readArrivalDate(text: string): string | null {
  const iso = isoDate.exec(text);
  const indian = indianDate.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : [indian?.[3], indian?.[2], indian?.[1]];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date) ? date : null;
}

/** Paise from rupees written as number or text ("1,450.50"); null when it is neither. */
export function readPaise(rupees: string | number): number | null {
  const text = String(rupees).replaceAll(',', '').trim();
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/**
 * Brings one row of any feed under our names and units, or says why it cannot be believed: unnamed
 * place, no date, a price that is no number or zero, minimum above modal, modal above maximum.
 */
export function readPriceRow(raw: RawPrice): ReadPrice {
  const state = findState(raw.state)?.name;
  if (!state || !raw.market.trim() || !raw.commodity.trim()) return { aside: 'no-place' };
  const date = readArrivalDate(raw.date);
  if (!date) return { aside: 'no-date' };
  const [minPaise, maxPaise, modalPaise] = [raw.min, raw.max, raw.modal].map(readPaise);
  if (minPaise == null || maxPaise == null || modalPaise == null) return { aside: 'no-price' };
  if (minPaise === 0 || maxPaise === 0 || modalPaise === 0) return { aside: 'zero' };
  if (minPaise > modalPaise) return { aside: 'min-above-modal' };
  if (modalPaise > maxPaise) return { aside: 'modal-above-max' };
  const district = findDistrict(raw.district, state);
  return {
    kept: {
      state: district?.state ?? state,
      district: district?.name ?? raw.district.trim(),
      market: marketName(raw.market, raw.district, state),
      commodity: commodityName(raw.commodity),
      date,
      minPaise,
      maxPaise,
      modalPaise,
    },
  };
}

/**
 * True when a modal price lies twentyfold or more off the commodity's usual one: a price per
 * kilogram, in paise or with two noughts too many, since mandis differ tenfold at the very most.
 */
export function isHundredfoldSlip(modalPaise: number, usualModalPaise: number): boolean {
  return modalPaise * 20 <= usualModalPaise || modalPaise >= usualModalPaise * 20;
}

/** The middle value (mean of the two middle ones, rounded); throws RangeError on none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const high = sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0;
  return Math.round((low + high) / 2);
}

export const priceRowKey = (row: PriceRow) =>
  [row.commodity, row.state, row.district, row.market, row.date].join('|');

const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/**
 * One row a commodity, market and day out of its varieties, grades and repetitions: lowest minimum,
 * highest maximum, average of the modal prices. Rows that repeat another to the letter count once.
 */
export function mergePriceRows(rows: readonly PriceRow[]): readonly PriceRow[] {
  const groups = new Map<string, Map<string, PriceRow>>();
  for (const row of rows) {
    const key = priceRowKey(row);
    const prices = `${row.minPaise}/${row.modalPaise}/${row.maxPaise}`;
    const group = groups.get(key) ?? new Map<string, PriceRow>();
    groups.set(key, group.set(prices, row));
  }
  return [...groups.values()].map((group) => {
    const [first, ...others] = [...group.values()] as [PriceRow, ...PriceRow[]];
    const all = [first, ...others];
    return {
      ...first,
      minPaise: Math.min(...all.map((row) => row.minPaise)),
      maxPaise: Math.max(...all.map((row) => row.maxPaise)),
      modalPaise: mean(all.map((row) => row.modalPaise)),
    };
  });
}
