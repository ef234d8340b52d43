import { ALERTS_MAX, alertFields } from '@ankur/contracts/market/rules';
import * as z from 'zod/mini';
import { dateOf, instantOrNull, rowFields, rowsBy } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { priceAlerts } from './market.tables.ts';

const paise = z.int().check(z.positive());
const { commodity, state, district } = alertFields.shape;

const alert = z.object({
  ...rowFields,
  ...{ commodity, state, district, above: z.boolean(), price_paise: paise },
  hit_on: z.nullable(z.iso.date()),
  hit_market: z.nullable(z.string().check(z.maxLength(200))),
  hit_paise: z.nullable(paise),
  hit_at: instantOrNull,
});

/** Price alerts as an archive brings them; one that was told once is not told again. */
export const alertImporters: readonly Importer[] = [
  {
    name: 'price_alerts',
    table: priceAlerts,
    references: [],
    most: ALERTS_MAX,
    row: rowsBy(alert, (row) => ({
      commodity: row.commodity,
      state: row.state,
      district: row.district,
      above: row.above,
      pricePaise: row.price_paise,
      hitOn: row.hit_on,
      hitMarket: row.hit_market,
      hitPaise: row.hit_paise,
      hitAt: dateOf(row.hit_at),
    })),
  },
];
