/** Litres a second, from pump power (hp), total lift (m) and the pump set's efficiency (0–1): Q = P·η / (ρ·g·H). */
export function dischargeFromPowerLps(
  powerHp: number,
  liftM: number,
  efficiency: number = PUMP_SET_EFFICIENCY,
): number {
  if (!(powerHp > 0) || !(liftM > 0)) throw new RangeError('power and lift must be above 0');
  if (!(efficiency > 0 && efficiency <= 1)) throw new RangeError('efficiency must be in 0–1');
  return (powerHp * WATTS_PER_HP * efficiency) / (GRAVITY * liftM);
}

/** Metric horsepower, as Indian pump plates state it. */
const WATTS_PER_HP = 735.5;
const GRAVITY = 9.81;

/** Pump and motor together in a farmer's field: measured sets lie at 20–40 %, good ones at 50 % (BEE AgDSM studies). */
export const PUMP_SET_EFFICIENCY = 0.4;

const DAY_MINUTES = 24 * 60;

/** Daily hours of power, `HH:MM`; an end at or before the start lies on the next day. */
export type PowerWindow = { from: string; to: string };

export type PumpTime = {
  totalMinutes: number;
  hours: number;
  minutes: number;
  /** Minutes of pumping on each day, within the window. */
  perDay: number[];
};

function minuteOfDay(clock: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
  if (match === null) throw new RangeError(`not a time: ${clock}`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/** Minutes of power in a day. Refuses times that are not `HH:MM`. */
export function windowMinutes(window: PowerWindow): number {
  const length = minuteOfDay(window.to) - minuteOfDay(window.from);
  return length > 0 ? length : length + DAY_MINUTES;
}

/**
 * How long a pump of some litres a second must run for a volume (m³), rounded up to the minute and spread over as many
 * days as the power window asks. Refuses a discharge that is not above 0.
 */
export function pumpTime(
  volumeM3: number,
  dischargeLps: number,
  window?: PowerWindow | undefined,
): PumpTime {
  if (!(dischargeLps > 0)) throw new RangeError('discharge must be above 0');
  const seconds = (Math.max(0, volumeM3) * 1000) / dischargeLps;
  const totalMinutes = Math.max(0, Math.ceil(seconds / 60 - 1e-9));
  const perDayLimit = window === undefined ? totalMinutes : windowMinutes(window);
  const perDay: number[] = [];
  for (let left = totalMinutes; left > 0; left -= perDayLimit) {
    perDay.push(Math.min(left, perDayLimit));
  }
  return { totalMinutes, hours: Math.floor(totalMinutes / 60), minutes: totalMinutes % 60, perDay };
}
