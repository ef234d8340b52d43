import type { SavedWatering } from '@ankur/contracts/irrigation/endpoints';
import type { Pump } from '@ankur/contracts/irrigation/rules';
import type { PumpRow, WateringRow } from './irrigation.repository.ts';

/** Null until entered. */
export interface SavedPump {
  pump: Pump | null;
  updated_at: string | null;
}

export function toWatering(row: WateringRow): SavedWatering {
  return {
    id: row.id,
    crop_type: row.cropType,
    date: row.date,
    volume_m3: row.volumeM3,
    planting: row.plantingId,
  };
}

export function toSavedPump(row: PumpRow | undefined): SavedPump {
  if (!row) return { pump: null, updated_at: null };
  return { pump: toPump(row), updated_at: row.updatedAt.toISOString() };
}

export function toPump(row: PumpRow): Pump {
  return {
    discharge_lps: row.dischargeLps,
    power_hp: row.powerHp,
    lift_m: row.liftM,
    power_from: row.powerFrom,
    power_to: row.powerTo,
  };
}
