/** A day of a forecast; null where it says nothing. */
export interface ThreateningDay {
  date: string;
  tempMinC: number | null;
  tempMaxC: number | null;
  rainMm: number | null;
}

export type WeatherThreat = 'rain' | 'heat' | 'cold';

export interface Threat {
  threat: WeatherThreat;
  date: string;
  /** mm of rain, or °C. */
  figure: number;
}

/** Heavy rain begins here (India Meteorological Department: 64.5 mm in 24 hours). */
const HEAVY_RAIN_MM = 64.5;
/** Moderate rain begins here (the same): it spoils a crop that is ripe or cut. */
const MODERATE_RAIN_MM = 15.6;
/** A heat wave in the plains needs at least so much (the same). */
const HEAT_C = 40;
/** A cold wave in the plains whatever is normal (the same); near the ground it freezes before that. */
const COLD_C = 4;

/**
 * What a forecast threatens a standing crop with, the first day of each sort, soonest first. `ripe`: a crop is near its
 * harvest, which moderate rain harms too.
 */
export function weatherThreats(days: readonly ThreateningDay[], ripe: boolean): Threat[] {
  const rainFrom = ripe ? MODERATE_RAIN_MM : HEAVY_RAIN_MM;
  const threats = new Map<WeatherThreat, Threat>();
  const note = (threat: WeatherThreat, date: string, figure: number): void => {
    if (!threats.has(threat)) threats.set(threat, { threat, date, figure });
  };
  for (const { date, rainMm, tempMaxC, tempMinC } of days) {
    if (rainMm !== null && rainMm >= rainFrom) note('rain', date, rainMm);
    if (tempMaxC !== null && tempMaxC >= HEAT_C) note('heat', date, tempMaxC);
    if (tempMinC !== null && tempMinC <= COLD_C) note('cold', date, tempMinC);
  }
  return [...threats.values()].sort((a, b) => a.date.localeCompare(b.date));
}
