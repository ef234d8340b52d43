import { commodityName } from '@ankur/content/commodities';
import type { RawPrice } from '@ankur/content/price-row';
import { states as allStates, findDistrict, findState } from '@ankur/content/states-districts';
import * as z from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type HttpClient, ProviderError } from '../http-client.ts';
import type { MonthlyMandiPrices } from './mandi-prices.ts';

const id = z.coerce.number();
const filtersShape = z.object({
  data: z.object({
    state_data: z.array(z.object({ state_id: id, state_name: z.string() })),
    cmdt_data: z.array(z.object({ cmdt_id: id, cmdt_name: z.string() })),
    market_data: z.array(z.record(z.string(), z.unknown())).default([]),
    district_data: z.array(z.record(z.string(), z.unknown())).default([]),
  }),
});

const price = z.union([z.number(), z.string()]);
const monthShape = z.object({
  markets: z.array(
    z.object({
      marketName: z.string(),
      dates: z.array(
        z.object({
          arrivalDate: z.string(),
          data: z.array(z.object({ minimumPrice: price, maximumPrice: price, modalPrice: price })),
        }),
      ),
    }),
  ),
});

interface Filters {
  states: ReadonlyMap<string, number>;
  commodities: ReadonlyMap<string, number>;
  /** Market name to the districts of all markets of that name in India. */
  districts: ReadonlyMap<string, readonly string[]>;
}

/** New markets appear in the filters. */
const FILTERS_MS = 24 * 3_600_000;

const isKnown = (district: string) =>
  allStates.some(({ name }) => findDistrict(district, name) !== null);

/** The state's own among the districts of markets of one name, else one that the register does not know in any state. */
const districtIn = (state: string, districts: readonly string[] = []) =>
  districts.find((district) => findDistrict(district, state)) ??
  districts.find((district) => !isKnown(district)) ??
  '';

/** The keyless API behind the AGMARKNET site: whole months, every reported day. */
export function createAgmarknet(
  http: HttpClient,
  baseUrl: string,
  clock: Clock,
): MonthlyMandiPrices {
  const base = baseUrl.replace(/\/+$/, '');
  const headers = { origin: 'https://agmarknet.gov.in', referer: 'https://agmarknet.gov.in/' };
  let known: { at: number; filters: Promise<Filters> } | undefined;

  const filters = () => {
    const at = clock.now().getTime();
    if (!known || at - known.at >= FILTERS_MS) {
      const read = readFilters().catch((error) => {
        known = undefined;
        throw error;
      });
      known = { at, filters: read };
    }
    return known.filters;
  };
  const readFilters = async (): Promise<Filters> => {
    const url = new URL(`${base}/v1/daily-price-arrival/filters`);
    const parsed = filtersShape.safeParse(await http.getJson(url, headers));
    if (!parsed.success) throw new ProviderError('bad-answer', 'agmarknet: unexpected filters');
    const { state_data, cmdt_data, market_data, district_data } = parsed.data.data;
    const districtById = new Map(
      district_data.map((row) => [String(row.id ?? row.district_id), String(row.district_name)]),
    );
    return {
      states: new Map(
        state_data.map((row) => [findState(row.state_name)?.name ?? '', row.state_id]),
      ),
      commodities: new Map(cmdt_data.map((row) => [commodityName(row.cmdt_name), row.cmdt_id])),
      districts: new Map(
        [...Map.groupBy(market_data, (row) => String(row.mkt_name ?? row.market_name))].map(
          ([name, rows]) => [
            name,
            rows.flatMap((row) => districtById.get(String(row.district_id)) ?? []),
          ],
        ),
      ),
    };
  };

  return {
    async month(state, commodity, month) {
      const { states, commodities, districts } = await filters();
      const stateId = states.get(findState(state)?.name ?? state);
      const commodityId = commodities.get(commodityName(commodity));
      if (stateId === undefined || commodityId === undefined) return [];
      const url = new URL(`${base}/v1/prices-and-arrivals/date-wise/specific-commodity`);
      const [year = '', number = ''] = month.split('-');
      url.searchParams.set('year', year);
      url.searchParams.set('month', String(Number(number)));
      url.searchParams.set('stateId', String(stateId));
      url.searchParams.set('commodityId', String(commodityId));
      url.searchParams.set('includeExcel', 'false');
      const parsed = monthShape.safeParse(await http.getJson(url, headers));
      if (!parsed.success) throw new ProviderError('bad-answer', 'agmarknet: unexpected answer');
      return parsed.data.markets.flatMap(({ marketName, dates }) =>
        dates.flatMap(({ arrivalDate, data }) =>
          data.map(
            (row): RawPrice => ({
              state,
              district: districtIn(state, districts.get(marketName)),
              market: marketName,
              commodity,
              date: arrivalDate,
              min: row.minimumPrice,
              max: row.maximumPrice,
              modal: row.modalPrice,
            }),
          ),
        ),
      );
    },
  };
}
