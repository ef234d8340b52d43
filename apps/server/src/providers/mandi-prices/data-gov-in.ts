import { commoditySpellings } from '@ankur/content/commodities';
import type { RawPrice } from '@ankur/content/price-row';
import * as z from 'zod';
import { type HttpClient, ProviderError } from '../http-client.ts';
import type { MandiPrices, PriceQuery } from './mandi-prices.ts';
import { rawRecords } from './raw-record.ts';

/** Every day since 2001; capitalised filters and fields. */
const HISTORY = '35985678-0d79-46b4-9ed6-6f13308a1d24';
/** The newest day alone; lower-case fields. */
const TODAY = '9ef84268-d588-465a-a308-a864a43d0070';
const LIMIT = 1000;
/** Rows for the ticker, when no commodity is named. */
const TICKER_LIMIT = 200;
/** Spellings tried for one query: those of commodities changed in November 2025. */
const SPELLINGS = 2;

const shape = z.object({ records: z.array(z.unknown()) });

/** The open-data platform's two price resources. */
export function createDataGovIn(http: HttpClient, baseUrl: string, key: string): MandiPrices {
  const call = async (resource: string, filters: Record<string, string>, limit: number) => {
    const url = new URL(`${baseUrl.replace(/\/+$/, '')}/resource/${resource}`);
    url.searchParams.set('api-key', key);
    // The default is XML.
    url.searchParams.set('format', 'json');
    url.searchParams.set('limit', String(limit));
    url.searchParams.set('offset', '0');
    for (const [name, value] of Object.entries(filters)) {
      if (value) url.searchParams.set(`filters[${name}]`, value);
    }
    const parsed = shape.safeParse(await http.getJson(url));
    if (!parsed.success) throw new ProviderError('bad-answer', 'data.gov.in: unexpected answer');
    return rawRecords(parsed.data.records);
  };

  const past = ({ state, district, date }: PriceQuery, commodity: string) =>
    call(
      HISTORY,
      {
        State: state,
        District: district,
        Commodity: commodity,
        Arrival_Date: date ? date.split('-').reverse().join('/') : '',
      },
      LIMIT,
    );
  const today = ({ state, district }: PriceQuery, commodity: string) =>
    call(TODAY, { 'state.keyword': state, district, commodity }, commodity ? LIMIT : TICKER_LIMIT);

  /** The first attempt that returns rows; a missing resource counts as empty. */
  const firstWithRows = async (tries: readonly (() => Promise<RawPrice[]>)[]) => {
    let missing: unknown;
    let answered = false;
    for (const attempt of tries) {
      try {
        const rows = await attempt();
        if (rows.length > 0) return rows;
        answered = true;
      } catch (error) {
        if (!(error instanceof ProviderError) || error.status !== 404) throw error;
        missing = error;
      }
    }
    if (!answered && missing) throw missing;
    return [];
  };

  const spellings = (commodity: string) =>
    commodity ? commoditySpellings(commodity).slice(0, SPELLINGS) : [''];

  return {
    ask: (question) =>
      firstWithRows(
        spellings(question.commodity).flatMap((commodity) =>
          question.date
            ? [() => past(question, commodity)]
            : [() => today(question, commodity), () => past(question, commodity)],
        ),
      ),
    history: (question) =>
      firstWithRows(
        spellings(question.commodity).map(
          (commodity) => () => past({ ...question, date: null }, commodity),
        ),
      ),
  };
}
