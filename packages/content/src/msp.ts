import { findCommodity } from './commodities.ts';
import { mspSeasons } from './msp-data.ts';

export type SupportPrice = {
  commodity: string;
  /** Variety or grade, where the price differs by it. */
  variety: string | null;
  paisePerQuintal: number;
  season: string;
  kind: 'kharif' | 'rabi' | 'sugar';
  validFrom: string;
  validTo: string;
  announced: string;
};

const all: readonly SupportPrice[] = mspSeasons.flatMap((season) =>
  Object.entries(season.rupees).map(([key, rupees]) => {
    const [commodity = '', variety = null] = key.split(': ');
    return {
      commodity,
      variety,
      paisePerQuintal: rupees * 100,
      season: season.label,
      kind: season.kind,
      validFrom: season.from,
      validTo: season.to,
      announced: season.announced,
    };
  }),
);

/** All known support prices of a commodity (any spelling), oldest season first. */
export function supportPrices(commodity: string): readonly SupportPrice[] {
  const name = findCommodity(commodity)?.name;
  return all
    .filter((price) => price.commodity === name)
    .sort((a, b) => a.validFrom.localeCompare(b.validFrom));
}

/** The support prices of all seasons that hold a day from `from` to `to` ('YYYY-MM-DD'), oldest season first. */
export function supportPricesBetween(
  commodity: string,
  from: string,
  to: string,
): readonly SupportPrice[] {
  return supportPrices(commodity).filter((price) => price.validFrom <= to && from <= price.validTo);
}

/**
 * The support prices (one per variety) of the season that holds the date ('YYYY-MM-DD'), in paise
 * per quintal; empty for commodities and seasons without one.
 */
export function supportPricesOn(commodity: string, date: string): readonly SupportPrice[] {
  return supportPricesBetween(commodity, date, date);
}

/** The next season's prices when they are already announced on the date; empty otherwise. */
export function announcedSupportPrices(commodity: string, date: string): readonly SupportPrice[] {
  return supportPrices(commodity).filter(
    (price) => price.announced <= date && price.validFrom > date,
  );
}
