import type { SowingWindow } from '../crop-calendar/season-of.ts';

export type DayOutlook = {
  date: string;
  useMm: number;
  rainMm: number;
  effectiveRainMm: number;
  rainProbabilityPct?: number | undefined;
};

/** Advice as a code with its figures; texts are translated by the app. */
export type Suggestion =
  | { code: 'out-of-season'; nextSowing: SowingWindow }
  | { code: 'no-need-this-week'; nextInDays: number | null }
  | { code: 'wait-for-rain'; date: string; rainMm: number; probabilityPct: number | null }
  | { code: 'irrigate-today' }
  | { code: 'irrigate-within-days'; days: number }
  | { code: 'puddle-and-transplant'; puddlingMm: number; standingWaterMm: number }
  | { code: 'keep-standing-water'; depthMm: number }
  | { code: 'drain-before-harvest'; daysToHarvest: number };

/** Negligible need (mm in a week). */
const NEGLIGIBLE_MM = 1;

/** Rain probability (%) worth waiting for, and the days that a due crop may wait. */
const LIKELY_PCT = 60;
const MAX_WAIT_DAYS = 3;

export type UplandInput = {
  netNeedMm: number;
  days: readonly DayOutlook[];
  /** Readily available water less today's depletion; null when unknown. */
  reserveMm: number | null;
  readilyAvailableMm: number;
};

function daysUntilDry(days: readonly DayOutlook[], reserveMm: number): number | null {
  let reserve = reserveMm;
  for (const [index, day] of days.entries()) {
    if (reserve <= 0) return index;
    reserve += day.effectiveRainMm - day.useMm;
  }
  return null;
}

function meanUse(days: readonly DayOutlook[]): number {
  const sum = days.reduce((total, day) => total + day.useMm, 0);
  return days.length === 0 ? 0 : sum / days.length;
}

function rainWorthWaitingFor(input: UplandInput): DayOutlook | undefined {
  const wanted = Math.min(input.netNeedMm, 2 * meanUse(input.days));
  return input.days
    .slice(0, MAX_WAIT_DAYS)
    .find(
      (day) =>
        day.effectiveRainMm >= wanted &&
        day.effectiveRainMm > NEGLIGIBLE_MM &&
        (day.rainProbabilityPct ?? 0) >= LIKELY_PCT,
    );
}

/**
 * Advice for a crop on drained soil. When the soil water is unknown, half of the readily available water is
 * assumed as used, and the week's need is due within the days that the other half lasts.
 */
export function suggestForUpland(input: UplandInput): Suggestion {
  const use = meanUse(input.days);
  const reserve = input.reserveMm ?? input.readilyAvailableMm / 2;
  const rain = rainWorthWaitingFor(input);
  if (input.netNeedMm < NEGLIGIBLE_MM) {
    const nextInDays = use > 0 ? Math.max(7, Math.floor(reserve / use)) : null;
    return { code: 'no-need-this-week', nextInDays };
  }
  const due = daysUntilDry(input.days, reserve);
  if (rain !== undefined && (due === null || due <= MAX_WAIT_DAYS)) {
    const probabilityPct = rain.rainProbabilityPct ?? null;
    return { code: 'wait-for-rain', date: rain.date, rainMm: rain.rainMm, probabilityPct };
  }
  if (due === 0) return { code: 'irrigate-today' };
  if (due !== null) return { code: 'irrigate-within-days', days: due };
  if (input.reserveMm === null) return { code: 'irrigate-within-days', days: input.days.length };
  return { code: 'no-need-this-week', nextInDays: Math.max(7, Math.floor(reserve / use)) };
}
