import { locateMarket } from '@ankur/content/markets';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { floats, texts } from './sql-arrays.ts';

export interface MarketName {
  state: string;
  district: string;
  market: string;
}

export interface PriceNames {
  /** Ids of commodities and markets; new ones are inserted, markets with their coordinates. */
  commodityIds(names: Iterable<string>): Promise<ReadonlyMap<string, number>>;
  marketIds(markets: Iterable<MarketName>): Promise<ReadonlyMap<string, number>>;
}

export const marketKey = ({ state, district, market }: MarketName) =>
  `${state}|${district}|${market}`;

/** Cache of the two small tables of names, for the life of one writer. */
export function createPriceNames(db: Queryable): PriceNames {
  const commodities = new Map<string, number>();
  const markets = new Map<string, number>();
  return {
    async commodityIds(names) {
      const missing = [...new Set(names)].filter((name) => !commodities.has(name));
      if (missing.length > 0) {
        await db.execute(
          sql`insert into price_commodities (name) select distinct unnest(${texts(missing)}) on conflict do nothing`,
        );
        const { rows } = await db.execute<{ id: number; name: string }>(
          sql`select id, name from price_commodities where name = any(${texts(missing)})`,
        );
        for (const row of rows) commodities.set(row.name, row.id);
      }
      return commodities;
    },
    async marketIds(wanted) {
      const missing = new Map<string, MarketName>();
      for (const market of wanted) {
        const key = marketKey(market);
        if (!markets.has(key)) missing.set(key, market);
      }
      if (missing.size > 0) {
        const list = [...missing.values()];
        const states = texts(list.map((market) => market.state));
        const districts = texts(list.map((market) => market.district));
        const names = texts(list.map((market) => market.market));
        const known = await db.execute<{
          id: number;
          state: string;
          district: string;
          name: string;
        }>(
          sql`select m.id, m.state, m.district, m.name from price_markets m
              join unnest(${states}, ${districts}, ${names}) as w(state, district, name)
              using (state, district, name)`,
        );
        const keep = (rows: typeof known.rows) => {
          for (const row of rows) {
            const key = marketKey({ ...row, market: row.name });
            markets.set(key, row.id);
            missing.delete(key);
          }
        };
        keep(known.rows);
        if (missing.size > 0) keep((await insertMarkets(db, [...missing.values()])).rows);
      }
      return markets;
    },
  };
}

function insertMarkets(db: Queryable, list: readonly MarketName[]) {
  const places = list.map(({ market, district, state }) => locateMarket(market, district, state));
  return db.execute<{ id: number; state: string; district: string; name: string }>(
    sql`insert into price_markets (state, district, name, lat, lon, basis)
        select state, district, name, lat, lon, nullif(basis, '') from unnest(
          ${texts(list.map((market) => market.state))},
          ${texts(list.map((market) => market.district))},
          ${texts(list.map((market) => market.market))},
          ${floats(places.map((place) => place?.lat ?? null))},
          ${floats(places.map((place) => place?.lon ?? null))},
          ${texts(places.map((place) => place?.basis ?? ''))}
        ) as n(state, district, name, lat, lon, basis)
        on conflict (state, district, name) do update set lat = excluded.lat
        returning id, state, district, name`,
  );
}
