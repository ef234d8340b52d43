import { type Commodity, commoditiesIn, findCommodity } from '@ankur/content/commodities';
import { announcedSupportPrices, supportPricesOn } from '@ankur/content/msp';
import { placeNamesIn } from '@ankur/content/place-names/languages';
import { type Language, textIn } from '@ankur/languages/languages';
import type { Circumstances } from '../../../ports/circumstances.ts';
import type { PriceLookup, StoredPrice } from '../../../ports/prices.ts';
import { dayText, phrase, rupees } from '../answer/phrases.ts';
import type { NamedPlace } from './named-place.ts';

const MOST_COMMODITIES = 2;
const MOST_MARKETS = 40;

/** The commodities a question names, by the market's own words or by the names of crops found in it. */
function asked(
  question: string,
  crops: readonly string[],
  farm: Circumstances | null,
): Commodity[] {
  const named = [...commoditiesIn(question), ...crops.flatMap((crop) => findCommodity(crop) ?? [])];
  const own =
    named.length > 0
      ? named
      : (farm?.commodities ?? []).flatMap((crop) => findCommodity(crop) ?? []);
  return [...new Set(own)].slice(0, MOST_COMMODITIES);
}

/** The last price at the place that is named, else where the farm lies; the market, its district, its state, all India. */
async function nearest(
  prices: PriceLookup,
  name: string,
  place: NamedPlace | null,
  farm: Circumstances | null,
): Promise<StoredPrice | undefined> {
  const state = place?.state ?? farm?.state ?? '';
  const district = place?.district ?? farm?.district ?? '';
  const near = state ? await prices.latest(name, { state, district }, MOST_MARKETS) : [];
  const own = place && near.find(({ market }) => market.startsWith(place.name));
  if (own || near[0]) return own ?? near[0];
  const [around] = state ? await prices.latest(name, { state, district: '' }, 1) : [];
  return around ?? (await prices.latest(name, { state: '', district: '' }, 1))[0];
}

/** The last stored price of what is asked for, nearest first, and its support price. Never a price of our own. */
export async function tellPrices(
  prices: PriceLookup,
  question: string,
  crops: readonly string[],
  place: NamedPlace | null,
  farm: Circumstances | null,
  today: string,
  language: Language,
): Promise<string[]> {
  const commodities = asked(question, crops, farm);
  if (commodities.length === 0) return [phrase('whichCrop', language)];
  const shown = placeNamesIn(language);
  const told = await Promise.all(
    commodities.map(async ({ name, names }) => {
      const commodity = textIn(names, language);
      const row = await nearest(prices, name, place, farm);
      const last = row
        ? phrase('price', language, {
            commodity,
            price: rupees(row.modalPaise / 100),
            market: shown.market(row.market, row.state),
            state: shown.state(row.state),
            date: `${dayText(row.arrivalDate, language)} ${row.arrivalDate.slice(0, 4)}`,
            sample: row.sample ? phrase('sample', language) : '',
          })
        : phrase('noPrice', language, { commodity });
      // What is sown now is sold in the next season: its price belongs here once it is announced.
      const floors = [
        ...supportPricesOn(name, today).slice(0, 1),
        ...announcedSupportPrices(name, today).slice(0, 1),
      ].map((support) =>
        phrase('msp', language, {
          commodity,
          price: rupees(support.paisePerQuintal / 100),
          season: support.season,
        }),
      );
      return [last, ...floors];
    }),
  );
  return told.flat();
}
