import { type Pump, pumpFields, wateringOfArchive } from '@ankur/contracts/irrigation/rules';
import * as z from 'zod/mini';
import { rowFields, rowsBy } from '../../platform/records/import-rows.ts';
import { importOnce } from '../../platform/records/one-row.ts';
import type { Importer, SingleImporter } from '../../ports/account-archive.ts';
import { pumps, waterings } from './irrigation.tables.ts';

const watering = z.object({
  ...rowFields,
  ...wateringOfArchive.shape,
  planting_id: z.optional(z.nullable(z.string())),
});

/** Waterings as an archive brings them. */
export const wateringImporters: readonly Importer[] = [
  {
    name: 'waterings',
    table: waterings,
    references: ['plantingId'],
    row: rowsBy(watering, (row) => ({
      cropType: row.crop_type,
      date: row.date,
      volumeM3: row.volume_m3,
      plantingId: row.planting_id ?? null,
    })),
  },
];

const pumpRow = z
  .object({ ...pumpFields.shape, updated_at: rowFields.updated_at })
  .check(z.refine((row) => z.safeParse(pumpFields, row).success));

/** The farmer's pump as an archive brings it. */
export const pumpImporter: SingleImporter = {
  name: 'pumps',
  schema: pumpRow,
  columns(item) {
    const { updated_at, ...pump } = item as Pump & { updated_at?: string };
    return {
      dischargeLps: pump.discharge_lps,
      powerHp: pump.power_hp,
      liftM: pump.lift_m,
      powerFrom: pump.power_from,
      powerTo: pump.power_to,
      updatedAt: new Date(updated_at ?? 0),
    };
  },
  ...importOnce(pumps),
};
