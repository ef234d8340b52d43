import { dischargeFromPowerLps, pumpTime, windowMinutes } from '../pump-time.ts';

/** What a farmer told of the pump, in the shape of the API; null for what is not known. */
export type PumpFacts = {
  discharge_lps: number | null;
  power_hp: number | null;
  lift_m: number | null;
  power_from: string | null;
  power_to: string | null;
  /** It is the pump of one field. */
  of_field?: true | undefined;
};

/** Days of power that a plan may take; a pump that needs more is told wrong. */
const PUMP_DAYS_MAX = 366;
const ALL_DAY_MINUTES = 24 * 60;

/**
 * Pumping time for a volume (m³), in the shape of the API; null where the discharge cannot be told, or no pump can have it:
 * it would take more than `PUMP_DAYS_MAX` days.
 */
export function pumpPlan(pump: PumpFacts, volumeM3: number) {
  const { discharge_lps, power_hp, lift_m, power_from: from, power_to: to } = pump;
  const dischargeLps =
    discharge_lps ??
    (power_hp !== null && lift_m !== null ? dischargeFromPowerLps(power_hp, lift_m) : null);
  if (dischargeLps === null) return null;
  const window = from && to ? { from, to } : undefined;
  const dayMinutes = window ? windowMinutes(window) : ALL_DAY_MINUTES;
  const days = (volumeM3 * 1000) / dischargeLps / 60 / dayMinutes;
  if (!Number.isFinite(dischargeLps) || days > PUMP_DAYS_MAX) return null;
  const time = pumpTime(volumeM3, dischargeLps, window);
  return {
    discharge_lps: Math.round(dischargeLps * 100) / 100,
    minutes: time.totalMinutes,
    minutes_per_day: time.perDay,
    ...(pump.of_field && { of_field: true }),
  };
}
