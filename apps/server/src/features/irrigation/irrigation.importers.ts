import { wateringOfArchive } from '@ankur/contracts/irrigation/rules';
import * as z from 'zod/mini';
import { rowFields, rowsBy } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { waterings } from './irrigation.tables.ts';

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
