import type { RawPrice } from '@ankur/content/price-row';

/** Query of a price provider; empty texts mean all, no date the newest day. */
export interface PriceQuery {
  state: string;
  district: string;
  commodity: string;
  /** `YYYY-MM-DD` */
  date: string | null;
}

/** Port: mandi prices by query. */
export interface MandiPrices {
  /** The provider's rows under our field names. @throws ProviderError */
  ask(question: PriceQuery): Promise<RawPrice[]>;
  /** As many past days as one call returns. @throws ProviderError */
  history(question: PriceQuery): Promise<RawPrice[]>;
}

/** Port: prices of one commodity, state and month by call. */
export interface MonthlyMandiPrices {
  /** @param month `YYYY-MM` @throws ProviderError; empty for names that it does not know */
  month(state: string, commodity: string, month: string): Promise<RawPrice[]>;
}
