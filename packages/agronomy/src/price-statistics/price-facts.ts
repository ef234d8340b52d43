/** The last price of a mandi near a farm, in the shape of the API; paise per quintal. */
export type FactsMandi = {
  market: string;
  district: string;
  state: string;
  lat: number;
  lon: number;
  /** `town`: the market's own town; `district`: only its district is known. */
  basis: 'town' | 'district';
  modal_paise: number;
  arrival_date: string;
  /** Days with a report in the 30 days before the facts were read. */
  reports_30_days: number;
  sample: boolean;
};

/** Median price of a month of an area, in the shape of the API; paise per quintal. */
export type FactsMonth = { month: string; modal_paise: number; days: number; sample: boolean };

/** A last price in the farmer's district, in the shape of the API; paise per quintal. */
export type FactsPrice = {
  market: string;
  arrival_date: string;
  modal_paise: number;
  sample: boolean;
};

/** What decisions on the sale of one commodity at one place are computed from. */
export type PriceFacts = {
  commodity: string;
  /** Whether the harvest can be stored for months. */
  keeps: boolean;
  state: string;
  district: string;
  lat: number;
  lon: number;
  /** All mandis within this distance are known, in a straight line. */
  reach_km: number;
  mandis: readonly FactsMandi[];
  months: readonly FactsMonth[];
  /** Markets of the area with a past long enough to be asked for one by one. */
  markets: readonly string[];
  latest: readonly FactsPrice[];
};

/** Rupees of paise, to the paisa. */
export const rupeesOf = (paise: number): number => Math.round(paise) / 100;
