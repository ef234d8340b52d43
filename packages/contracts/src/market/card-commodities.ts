/** The commodities of the market card of the home page (specification); the first one is shown initially. */
export const CARD_COMMODITIES = ['Wheat', 'Rice', 'Maize', 'Potato', 'Onion', 'Soyabean'] as const;
