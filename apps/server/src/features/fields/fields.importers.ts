import { FIELD_UNITS, fieldInput } from '@ankur/contracts/farm-record/fields';
import * as z from 'zod/mini';
import { rowFields, rowsBy } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { fields } from './fields.tables.ts';

const positive = z.number().check(z.positive());
const coordinate = z.nullable(z.number());

const field = z.object({
  ...rowFields,
  ...z.omit(fieldInput, { location: true, area: true, area_unit: true }).shape,
  area: positive,
  area_unit: z.enum(FIELD_UNITS),
  area_acres: positive,
  lat: coordinate,
  lon: coordinate,
});

/** Fields as an archive brings them. */
export const fieldImporters: readonly Importer[] = [
  {
    name: 'fields',
    table: fields,
    references: [],
    row: rowsBy(field, (row) => ({
      name: row.name,
      area: row.area,
      areaUnit: row.area_unit,
      areaState: row.area_state ?? null,
      areaAcres: row.area_acres,
      soil: row.soil ?? null,
      irrigation: row.irrigation ?? null,
      pumpSource: row.pump_source ?? null,
      pumpLitresPerMinute: row.pump_litres_per_minute ?? null,
      pumpHp: row.pump_hp ?? null,
      pumpLiftM: row.pump_lift_m ?? null,
      lat: row.lat,
      lon: row.lon,
      boundary: row.boundary ?? null,
      boundaryAccuracyM: row.boundary_accuracy_m ?? null,
    })),
  },
];
