import type { RawPrice } from '@ankur/content/price-row';

/** What is asked of a price provider; empty texts mean all, no date the newest day. */
export interface PriceQuestion {
  state: string;
  district: string;
  commodity: string;
  /** `YYYY-MM-DD` */
  date: string | null;
}

/** A provider of mandi prices by question. */
export interface MandiPrices {
  /** Rows as the provider wrote them, under our field names. @throws ProviderError */
  ask(question: PriceQuestion): Promise<RawPrice[]>;
  /** As many past days as one call brings. @throws ProviderError */
  history(question: PriceQuestion): Promise<RawPrice[]>;
}

/** A provider that answers one commodity, state and month in a call. */
export interface MonthlyMandiPrices {
  /** @param month `YYYY-MM` @throws ProviderError; empty for names that it does not know */
  month(state: string, commodity: string, month: string): Promise<RawPrice[]>;
}
