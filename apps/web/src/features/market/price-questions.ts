export interface MarketChoice {
  commodity: string;
  state: string;
  district: string;
}

export interface NetPriceParams {
  commodity: string;
  lat: number;
  lon: number;
  quantity: number;
  reach_km: number;
  transport?: number;
  commission?: number;
  market_fee?: number;
}

export interface SellOrWaitParams extends MarketChoice {
  market: string;
}
