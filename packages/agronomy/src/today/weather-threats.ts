/** A day of a forecast; null where it says nothing. */
export interface ThreateningDay {
  date: string;
  tempMinC: number | null;
  tempMaxC: number | null;
  rainMm: number | null;
}

/** A crop that stands, by its id in the crop calendar; `stage` as there, null where it is not known. */
export interface StandingCrop {
  crop: string;
  stage: string | null;
}

export type WeatherThreat = 'rain' | 'heat' | 'cold';

export interface Threat {
  threat: WeatherThreat;
  date: string;
  /** mm of rain, or °C. */
  figure: number;
  /** The crops that it threatens as they stand, each once. */
  crops: readonly string[];
}

/** Heavy rain begins here (India Meteorological Department: 64.5 mm in 24 hours). */
const HEAVY_RAIN_MM = 64.5;
/** Moderate rain begins here (the same): it spoils a crop that is ripe or cut. */
const MODERATE_RAIN_MM = 15.6;
/** A heat wave in the plains needs at least so much (the same). */
const HEAT_C = 40;
/** A cold wave in the plains whatever is normal (the same); near the ground it freezes before that. */
const COLD_C = 4;

/** Air temperatures above and below which pollination begins to fail (FAO, AquaCrop Reference Manual, Annex I). */
const POLLINATION: Readonly<Record<string, { heatC: number; coldC: number }>> = {
  wheat: { heatC: 35, coldC: 5 },
  barley: { heatC: 35, coldC: 5 },
  rice: { heatC: 35, coldC: 8 },
};
/** The stage of the crop calendar in which a crop flowers and fills its grain. */
const FLOWERS = 'mid-season';
const RIPENS = 'late';
/** Cereals of the cool season, which a cold night does not harm before they flower. */
const HARDY: readonly string[] = ['wheat', 'barley'];
const BEFORE_FLOWERS: readonly (string | null)[] = ['initial', 'development'];

/** The limits from which weather harms a crop in its stage. */
function limitsOf({ crop, stage }: StandingCrop) {
  const flowering = stage === FLOWERS ? POLLINATION[crop] : undefined;
  const isHardy = HARDY.includes(crop) && BEFORE_FLOWERS.includes(stage);
  return {
    rainFromMm: stage === RIPENS ? MODERATE_RAIN_MM : HEAVY_RAIN_MM,
    heatFromC: flowering?.heatC ?? HEAT_C,
    coldFromC: isHardy ? Number.NEGATIVE_INFINITY : (flowering?.coldC ?? COLD_C),
  };
}

/** What a forecast threatens the crops that stand with: of each sort the first day that hits a crop, soonest first. */
export function weatherThreats(
  days: readonly ThreateningDay[],
  standing: readonly StandingCrop[],
): Threat[] {
  const threats: Threat[] = [];
  const limits = standing.map((one) => ({ crop: one.crop, ...limitsOf(one) }));
  type Limits = (typeof limits)[number];
  const note = (
    threat: WeatherThreat,
    date: string,
    figure: number | null,
    isHit: (limits: Limits, figure: number) => boolean,
  ): void => {
    if (figure === null) return;
    const told = threats.flatMap((one) => (one.threat === threat ? one.crops : []));
    const hit = limits
      .filter((one) => isHit(one, figure) && !told.includes(one.crop))
      .map(({ crop }) => crop);
    if (hit.length > 0) threats.push({ threat, date, figure, crops: [...new Set(hit)] });
  };
  for (const { date, rainMm, tempMaxC, tempMinC } of days) {
    note('rain', date, rainMm, ({ rainFromMm }, mm) => mm >= rainFromMm);
    note('heat', date, tempMaxC, ({ heatFromC }, max) => max >= heatFromC);
    note('cold', date, tempMinC, ({ coldFromC }, min) => min <= coldFromC);
  }
  return threats.sort((a, b) => a.date.localeCompare(b.date));
}
