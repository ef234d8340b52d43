import { fahrenheitToCelsius } from '../units.ts';

export type BrooderWeek = {
  week: number;
  tempLowC: number;
  tempHighC: number;
  floorSpaceM2: number;
  rings: number;
  feeders: number;
  drinkers: number;
};

const FIRST_WEEK_F = { low: 90, high: 95 };
const DROP_F_PER_WEEK = 5;
/** Lowest brooding temperature: feathered birds need no heating below 21 °C. */
const ROOM_F = 70;

const SQUARE_FOOT_M2 = 0.09290304;

/** Floor of a chick in square feet, by week: 0.25 in the first, 0.5 by the third, 0.75 up to the eighth. */
const FLOOR_FT2 = [0.25, 0.375, 0.5, 0.6, 0.7, 0.75, 0.75, 0.75] as const;

const CHICKS_PER_RING = 250;
const CHICKS_PER_FEEDER = 50;

/**
 * Temperature and space for a batch of chicks in a week of age (1–8): 90–95 °F in the first week and 5 °F less each week
 * (Vikaspedia), floor from 0.25 to 0.75 square feet (CPDO Mumbai, TANUVAS), a ring of 5 feet for 250 chicks, one feeder
 * of 3 feet and one drinker of 2 litres for 50. Rings are taken away after the second week. Refuses other weeks and
 * batches below 1.
 */
export function brooderWeek(chicks: number, week: number): BrooderWeek {
  const floor = FLOOR_FT2[week - 1];
  if (floor === undefined) throw new RangeError('weeks run from 1 to 8');
  if (!Number.isInteger(chicks) || chicks < 1) throw new RangeError('at least one chick');
  const drop = DROP_F_PER_WEEK * (week - 1);
  const highF = Math.max(ROOM_F, FIRST_WEEK_F.high - drop);
  const lowF = Math.max(ROOM_F, FIRST_WEEK_F.low - drop);
  return {
    week,
    tempLowC: fahrenheitToCelsius(lowF),
    tempHighC: fahrenheitToCelsius(highF),
    floorSpaceM2: chicks * floor * SQUARE_FOOT_M2,
    rings: week <= 2 ? Math.ceil(chicks / CHICKS_PER_RING) : 0,
    feeders: Math.ceil(chicks / CHICKS_PER_FEEDER),
    drinkers: Math.ceil(chicks / CHICKS_PER_FEEDER),
  };
}
