import type { IndianSeason } from '../agricultural-season.ts';
import type { StageCoefficients, StageLengths } from '../crop-coefficient.ts';

/** How sure the stage lengths are: a row of FAO-56 Table 11, scaled from one to Indian varieties, or estimated. */
export type CalendarBasis = 'fao-table' | 'scaled' | 'estimate';

export type CalendarEntry = {
  season: IndianSeason | 'annual';
  /** Usual sowing or transplanting window, `MM-DD`; may cross the end of the year. */
  sowFrom: string;
  sowTo: string;
  lengths: StageLengths;
  basis: CalendarBasis;
  /** States where this season of the crop is usual; absent when it is grown wherever the crop is. */
  states?: readonly string[];
};

export type CropEntry = {
  id: string;
  kc: StageCoefficients;
  heightM: number;
  /** Root depth when full grown (m) and the part of the soil's water it takes without stress. */
  rootDepthM: number;
  depletionFraction: number;
  /** Grown in standing water. */
  paddy?: true;
  /** No sowing season: one coefficient (mid-season) all the year round. */
  perennial?: true;
  calendars: readonly CalendarEntry[];
};

/** A season of a crop in one line: the fields of `CalendarEntry` in their order. */
export type CalendarRow = readonly [
  season: CalendarEntry['season'],
  sowFrom: string,
  sowTo: string,
  lengths: StageLengths,
  basis: CalendarBasis,
  states?: readonly string[],
];

/** A crop from its figures and its seasons; without a season it stands all the year round (`perennial`). */
export function crop(
  id: string,
  kc: StageCoefficients,
  heightM: number,
  rootDepthM: number,
  depletionFraction: number,
  rows: readonly CalendarRow[] = [],
): CropEntry {
  const calendars = rows.map(([season, sowFrom, sowTo, lengths, basis, states]) => ({
    season,
    sowFrom,
    sowTo,
    lengths,
    basis,
    ...(states && { states }),
  }));
  const figures = { id, kc, heightM, rootDepthM, depletionFraction, calendars };
  return rows.length === 0 ? { ...figures, perennial: true } : figures;
}
