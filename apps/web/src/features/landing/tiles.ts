// locale-keys: landing:tiles.*, landing:tileTexts.*
/** The eight services of the landing page in their order; `drawing` is a symbol of services.svg. */
export const TILES = [
  { to: '/application/weather', drawing: 'weather' },
  { to: '/application/news', drawing: 'news' },
  { to: '/application/greenscan', drawing: 'greenscan' },
  { to: '/application/agriloop', drawing: 'agriloop' },
  { to: '/application/community', drawing: 'community' },
  { to: '/application/experts', drawing: 'experts' },
  { to: '/application/market', drawing: 'market' },
  { to: '/application/guidance', drawing: 'guidance' },
] as const;
