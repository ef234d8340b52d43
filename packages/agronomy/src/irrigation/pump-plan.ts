import { dischargeFromPowerLps, pumpTime } from '../pump-time.ts';

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

/** Pumping time for a volume (m³), in the shape of the API; null where the discharge cannot be told. */
export function pumpPlan(pump: PumpFacts, volumeM3: number) {
  const { discharge_lps, power_hp, lift_m, power_from: from, power_to: to } = pump;
  const dischargeLps =
    discharge_lps ??
    (power_hp !== null && lift_m !== null ? dischargeFromPowerLps(power_hp, lift_m) : null);
  if (dischargeLps === null) return null;
  const time = pumpTime(volumeM3, dischargeLps, from && to ? { from, to } : undefined);
  return {
    discharge_lps: Math.round(dischargeLps * 100) / 100,
    minutes: time.totalMinutes,
    minutes_per_day: time.perDay,
    ...(pump.of_field && { of_field: true }),
  };
}
