import { plantingEventInput } from '@ankur/contracts/farm-record/planting-events';
import { plantingInput } from '@ankur/contracts/farm-record/plantings';
import { cropIdOf } from '@ankur/crops/crop-id';
import * as z from 'zod/mini';
import { eventValues } from '../../platform/records/event-values.ts';
import { rowFields, rowsBy, withDetails } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { plantingEvents, plantings } from './plantings.tables.ts';

const planting = z.object({
  ...rowFields,
  ...z.omit(plantingInput, { field: true, crop: true }).shape,
  crop: z.string().check(z.refine((crop) => cropIdOf(crop) === crop)),
  field_id: z.nullable(z.string()),
});
const plantingEvent = z.object({
  ...rowFields,
  ...plantingEventInput.shape,
  planting_id: z.string(),
});
const plantingEventRow = rowsBy(
  plantingEvent,
  ({ id: _, created_at: __, updated_at: ___, planting_id, ...told }) => ({
    ...eventValues(told, null),
    plantingId: planting_id,
  }),
);

/** Plantings and their diary as an archive brings them. */
export const plantingImporters: readonly Importer[] = [
  {
    name: 'plantings',
    table: plantings,
    references: ['fieldId'],
    row: rowsBy(planting, (row) => ({
      fieldId: row.field_id,
      crop: row.crop,
      variety: row.variety ?? null,
      sownOn: row.sown_on ?? null,
      areaAcres: row.area_acres ?? null,
      expectedHarvest: row.expected_harvest ?? null,
      status: row.status ?? 'planned',
      yieldQuintals: row.yield_quintals ?? null,
      seed: row.seed ?? null,
      spacing: row.spacing ?? null,
      ratoon: row.ratoon ?? false,
      endedOn: row.ended_on ?? null,
      note: row.note ?? '',
      planRefused: row.plan_refused ?? [],
    })),
  },
  {
    name: 'planting_events',
    table: plantingEvents,
    references: ['plantingId'],
    row: withDetails(plantingEventRow),
  },
];
