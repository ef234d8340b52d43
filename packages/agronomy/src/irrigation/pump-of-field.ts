import type { PumpFacts } from './pump-plan.ts';

/** What is told of the pump of a field, in the shape of the API; absent in rows of before there was any. */
export type FieldPump = {
  pump_source?: string | null | undefined;
  pump_litres_per_minute?: number | null | undefined;
  pump_hp?: number | null | undefined;
  pump_lift_m?: number | null | undefined;
};

/** A field to which nothing is pumped. */
const NO_PUMP = 'none';
const SECONDS_PER_MINUTE = 60;

/**
 * The pump that a field is watered by: its own where a figure of it is told, else the farmer's; null where nothing is
 * pumped. The hours of electricity are those of the farmer's pump: they come with the line, not with the well.
 */
export function pumpOfField(pump: PumpFacts | null, field: FieldPump | null): PumpFacts | null {
  if (field === null) return pump;
  if (field.pump_source === NO_PUMP) return null;
  const { pump_litres_per_minute: litres, pump_hp: power, pump_lift_m: lift } = field;
  if (litres == null && power == null) return pump;
  return {
    discharge_lps: litres == null ? null : litres / SECONDS_PER_MINUTE,
    power_hp: power ?? null,
    lift_m: lift ?? null,
    power_from: pump?.power_from ?? null,
    power_to: pump?.power_to ?? null,
    of_field: true,
  };
}
