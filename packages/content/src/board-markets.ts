import markets from '../markets/board-markets.json' with { type: 'json' };

type BoardMarket = readonly [market: string, district: string];

/** Markets of the Maharashtra board (MSAMB), which writes them in Marathi and without a district. */
export const boardMarkets: Readonly<Record<string, BoardMarket>> = Object.fromEntries(
  Object.entries(markets).map(([name, [market = '', district = '']]): [string, BoardMarket] => [
    name,
    [market, district],
  ]),
);
