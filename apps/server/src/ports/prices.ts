/** A stored price with names. */
export interface StoredPrice {
  commodity: string;
  state: string;
  district: string;
  market: string;
  arrivalDate: string;
  minPaise: number;
  maxPaise: number;
  modalPaise: number;
  sample: boolean;
}

export interface PriceArea {
  /** Empty: all India. */
  state: string;
  /** Empty: the whole state. */
  district: string;
}

/** What other features read of the price store. */
export interface PriceLookup {
  /** The last price of each market, newest days first. */
  latest(commodity: string, area: PriceArea, limit: number): Promise<StoredPrice[]>;
}
