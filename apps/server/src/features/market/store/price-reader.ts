import { sql } from 'drizzle-orm';
import type { Reads } from '../../../platform/replica/replica-reads.ts';
import type { PriceArea, StoredPrice } from '../../../ports/prices.ts';

export type Area = PriceArea;

export const areaKey = ({ state, district }: Area) =>
  state && district ? `${state}/${district}` : state;

const names = sql`c.name as commodity, m.state, m.district, m.name as market,
  p.arrival_date::text as "arrivalDate", p.min_paise as "minPaise", p.max_paise as "maxPaise",
  p.modal_paise as "modalPaise", p.source = 0 as sample`;

const inArea = ({ state, district }: Area) => sql`
  ${state ? sql`and m.state = ${state}` : sql``} ${district ? sql`and m.district = ${district}` : sql``}`;

const ofCommodity = (commodity: string) =>
  commodity
    ? sql`and p.commodity_id = (select id from price_commodities where name = ${commodity})`
    : sql``;

type Month = { month: string; modalPaise: number; days: number; sample: boolean };

export type PriceReader = ReturnType<typeof createPriceReader>;

/** Queries on the price store; each uses an index and is bounded. */
export function createPriceReader(db: Reads) {
  return {
    /** Prices of a day, with their total number. */
    async onDay(commodity: string, area: Area, date: string, limit: number) {
      const { rows } = await db.execute<StoredPrice & { total: number } & Record<string, unknown>>(
        sql`select ${names}, count(*) over ()::int as total
            from market_prices p
            join price_markets m on m.id = p.market_id join price_commodities c on c.id = p.commodity_id
            where p.arrival_date = ${date}::date ${ofCommodity(commodity)} ${inArea(area)}
            order by m.state, m.district, m.name, c.name limit ${limit}`,
      );
      return { rows, total: rows[0]?.total ?? 0 };
    },

    /** Of each market of an area its last price within some days, both included. */
    async lastWithin(commodity: string, area: Area, from: string, to: string, limit: number) {
      const { rows } = await db.execute<StoredPrice & Record<string, unknown>>(
        sql`select distinct on (p.market_id) ${names}
            from market_prices p
            join price_markets m on m.id = p.market_id join price_commodities c on c.id = p.commodity_id
            where p.arrival_date between ${from}::date and ${to}::date
            ${ofCommodity(commodity)} ${inArea(area)}
            order by p.market_id, p.arrival_date desc limit ${limit}`,
      );
      return rows;
    },

    /** Whether a report or imported file has this commodity. */
    async knowsCommodity(name: string): Promise<boolean> {
      const { rows } = await db.execute(
        sql`select 1 from price_commodities where name = ${name} limit 1`,
      );
      return rows.length > 0;
    },

    /** Whether a report or imported file has this district. */
    async knowsDistrict(name: string): Promise<boolean> {
      const { rows } = await db.execute(
        sql`select 1 from price_markets where district = ${name} limit 1`,
      );
      return rows.length > 0;
    },

    /** The last price of each commodity and market, newest days first. */
    async latest(commodity: string, area: Area, limit: number): Promise<StoredPrice[]> {
      const state = area.state ? sql`and p.state = ${area.state}` : sql``;
      const { rows } = await db.execute<StoredPrice & Record<string, unknown>>(
        sql`select ${names} from price_latest p
            join price_markets m on m.id = p.market_id join price_commodities c on c.id = p.commodity_id
            where true ${state} ${ofCommodity(commodity)} ${inArea(area)}
            order by p.arrival_date desc, p.market_id, p.commodity_id limit ${limit}`,
      );
      return rows;
    },

    /** The reported day nearest to a date: the last one before it, else the first after it; null when none is stored. */
    async nearestDay(commodity: string, area: Area, date: string): Promise<string | null> {
      const of = sql`from price_area_days
        where commodity_id = (select id from price_commodities where name = ${commodity})
        and area = ${areaKey(area)}`;
      const { rows } = await db.execute<{ day: string | null }>(
        sql`select coalesce(
          (select arrival_date ${of} and arrival_date <= ${date}::date order by arrival_date desc limit 1),
          (select arrival_date ${of} and arrival_date > ${date}::date order by arrival_date limit 1)
        )::text as day`,
      );
      return rows[0]?.day ?? null;
    },

    /** Twelve months up to the newest one that has a report, oldest first. */
    async months(commodity: string, area: Area) {
      const { rows } = await db.execute<Month>(
        sql`with own as (
              select * from price_area_months
              where commodity_id = (select id from price_commodities where name = ${commodity})
              and area = ${areaKey(area)}
            )
            select to_char(month, 'YYYY-MM') as month, modal_paise as "modalPaise", days, sample from own
            where month > (select max(month) from own) - interval '12 months' order by month`,
      );
      return rows;
    },

    /** The area's reported days since a day, oldest first. */
    async days(commodity: string, area: Area, from: string) {
      const { rows } = await db.execute<{
        date: string;
        modalPaise: number;
        markets: number;
        sample: boolean;
      }>(
        sql`select arrival_date::text as date, modal_paise as "modalPaise", markets, sample
            from price_area_days
            where commodity_id = (select id from price_commodities where name = ${commodity})
            and area = ${areaKey(area)} and arrival_date >= ${from}::date
            order by arrival_date limit 400`,
      );
      return rows;
    },

    /** All stored months of an area, or of one of its markets, oldest first. */
    async allMonths(commodity: string, area: Area, market: string) {
      const { rows } = await db.execute<Month>(
        market
          ? sql`select to_char(p.month, 'YYYY-MM') as month, p.modal_paise as "modalPaise", p.days, p.sample
                from price_market_months p join price_markets m on m.id = p.market_id
                where m.name = ${market} ${inArea(area)} ${ofCommodity(commodity)} order by p.month`
          : sql`select to_char(month, 'YYYY-MM') as month, modal_paise as "modalPaise", days, sample
                from price_area_months
                where commodity_id = (select id from price_commodities where name = ${commodity})
                and area = ${areaKey(area)} order by month`,
      );
      return rows;
    },

    /** Markets of an area with at least so many stored months, by name. */
    async marketsKnownFor(commodity: string, area: Area, months: number): Promise<string[]> {
      const { rows } = await db.execute<{ name: string }>(
        sql`select m.name from price_market_months p join price_markets m on m.id = p.market_id
            where true ${ofCommodity(commodity)} ${inArea(area)}
            group by m.name having count(*) >= ${months} order by m.name limit 200`,
      );
      return rows.map((row) => row.name);
    },

    /** Latest prices of the markets in a bounding box, with the days reported since `since`. */
    async nearby(
      commodity: string,
      box: { south: number; north: number; west: number; east: number },
      since: string,
      today: string,
    ) {
      const { rows } = await db.execute<
        StoredPrice & {
          lat: number;
          lon: number;
          basis: 'town' | 'district';
          reports: number;
        } & Record<string, unknown>
      >(
        sql`select ${names}, m.lat, m.lon, m.basis, (
              select count(*)::int from market_prices r
              where r.commodity_id = p.commodity_id and r.market_id = p.market_id
              and r.arrival_date >= ${since}::date and r.arrival_date <= ${today}::date
            ) as reports
            from price_markets m
            join price_latest p on p.market_id = m.id ${ofCommodity(commodity)}
            join price_commodities c on c.id = p.commodity_id
            where m.lat between ${box.south} and ${box.north} and m.lon between ${box.west} and ${box.east}
            and p.arrival_date <= ${today}::date`,
      );
      return rows;
    },

    /** Whether the store is empty. */
    async isEmpty(): Promise<boolean> {
      const { rows } = await db.execute(sql`select 1 from price_latest limit 1`);
      return rows.length === 0;
    },
  };
}
