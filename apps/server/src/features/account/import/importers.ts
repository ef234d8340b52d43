import { animalEventInput } from '@ankur/contracts/farm-record/animal-events';
import { animalInput } from '@ankur/contracts/farm-record/animals';
import { creditInput } from '@ankur/contracts/farm-record/credits';
import { FIELD_UNITS, fieldInput } from '@ankur/contracts/farm-record/fields';
import { LOSS_VIEWS, lossInput } from '@ankur/contracts/farm-record/losses';
import { plantingEventInput } from '@ankur/contracts/farm-record/planting-events';
import { plantingInput } from '@ankur/contracts/farm-record/plantings';
import { cropIdOf } from '@ankur/crops/crop-id';
import * as z from 'zod/mini';
import { eventValues } from '../../../platform/records/event-values.ts';
import { credits } from '../../credits/credits.tables.ts';
import { fields } from '../../fields/fields.tables.ts';
import { animalEvents, animals } from '../../herd/herd.tables.ts';
import { losses, lossPhotos } from '../../losses/losses.tables.ts';
import { plantingEvents, plantings } from '../../plantings/plantings.tables.ts';
import { type Importer, type RowReader, rowFields, rowsBy } from './importer.ts';

const idOrNull = z.nullable(z.string());
const positive = z.number().check(z.positive());
const coordinate = z.nullable(z.number());
const instantOrNull = z.nullable(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
);
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const dateOf = (text: string | null) => (text === null ? null : new Date(text));

const field = z.object({
  ...rowFields,
  ...z.omit(fieldInput, { location: true, area: true, area_unit: true }).shape,
  area: positive,
  area_unit: z.enum(FIELD_UNITS),
  area_acres: positive,
  lat: coordinate,
  lon: coordinate,
});
const planting = z.object({
  ...rowFields,
  ...z.omit(plantingInput, { field: true, crop: true }).shape,
  crop: z.string().check(z.refine((crop) => cropIdOf(crop) === crop)),
  field_id: idOrNull,
});
const animal = z.object({
  ...rowFields,
  ...z.omit(animalInput, { dam: true }).shape,
  dam_id: idOrNull,
});
const loss = z.object({
  ...rowFields,
  ...z.omit(lossInput, { planting: true }).shape,
  planting_id: idOrNull,
});
const credit = z.object({
  ...rowFields,
  ...z.omit(creditInput, { amount: true }).shape,
  amount_paise: z.int().check(z.positive()),
});
const photo = z.object({
  ...rowFields,
  loss_id: z.string(),
  key: z.string(),
  sha256: hash,
  sha256_kept: hash,
  taken_at: instantOrNull,
  lat: coordinate,
  lon: coordinate,
  heading: coordinate,
  view: z.optional(z.nullable(z.enum(LOSS_VIEWS))),
});

/** Fields of only some kinds of entries are under `details` in an archive, and beside the rest in a form. */
const flat = (row: unknown): unknown => {
  const { details, ...rest } = (row ?? {}) as Record<string, unknown>;
  return { ...(typeof details === 'object' ? details : {}), ...rest };
};
/** Reads rows whose details stand apart. */
const nested = (row: RowReader): RowReader =>
  Object.assign((item: unknown) => row(flat(item)), { schema: row.schema });
const plantingEvent = z.object({
  ...rowFields,
  ...plantingEventInput.shape,
  planting_id: z.string(),
});
const animalEvent = z.object({ ...rowFields, ...animalEventInput.shape, animal_id: z.string() });
const plantingEventRow = rowsBy(
  plantingEvent,
  ({ id: _, created_at: __, updated_at: ___, planting_id, ...told }) => ({
    ...eventValues(told, null),
    plantingId: planting_id,
  }),
);
const animalEventRow = rowsBy(
  animalEvent,
  ({ id: _, created_at: __, updated_at: ___, animal_id, ...told }) => ({
    ...eventValues(told, null),
    animalId: animal_id,
  }),
);

/** Importers of the farm's tables, referenced tables first. */
export const FARM_IMPORTERS: readonly Importer[] = [
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
      lat: row.lat,
      lon: row.lon,
      boundary: row.boundary ?? null,
      boundaryAccuracyM: row.boundary_accuracy_m ?? null,
    })),
  },
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
    row: nested(plantingEventRow),
  },
  {
    name: 'animals',
    table: animals,
    references: ['damId'],
    own: 'damId',
    row: rowsBy(animal, (row) => ({
      name: row.name,
      tag: row.tag ?? null,
      species: row.species,
      breed: row.breed ?? null,
      sex: row.sex ?? null,
      bornOn: row.born_on ?? null,
      count: row.count ?? 1,
      damId: row.dam_id,
      lactation: row.lactation ?? null,
      note: row.note ?? '',
      quiet: row.quiet ?? [],
    })),
  },
  {
    name: 'animal_events',
    table: animalEvents,
    references: ['animalId'],
    row: nested(animalEventRow),
  },
  {
    name: 'losses',
    table: losses,
    references: ['plantingId'],
    row: rowsBy(loss, (row) => ({
      plantingId: row.planting_id,
      cause: row.cause,
      stage: row.stage ?? 'standing',
      happenedAt: new Date(row.happened_at),
      reportedAt: dateOf(row.reported_at ?? null),
      insured: row.insured ?? null,
      policyNumber: row.policy_number ?? null,
      insurer: row.insurer ?? null,
      bank: row.bank ?? null,
      surveyNumber: row.survey_number ?? null,
      estimatePercent: row.estimate_percent ?? null,
      note: row.note ?? '',
      told: (row.told ?? []).map(({ who, at = null, number = null }) => ({ who, at, number })),
    })),
  },
  {
    name: 'credits',
    table: credits,
    references: [],
    row: rowsBy(credit, (row) => ({
      shop: row.shop,
      item: row.item ?? null,
      amountPaise: row.amount_paise,
      ratePercentMonth: row.rate_percent_month ?? 0,
      takenOn: row.taken_on,
      dueOn: row.due_on ?? null,
      payments: row.payments ?? [],
      note: row.note ?? '',
    })),
  },
  {
    name: 'loss_photos',
    table: lossPhotos,
    references: ['lossId'],
    media: ['key'],
    row: rowsBy(photo, (row) => ({
      lossId: row.loss_id,
      key: row.key,
      sha256: row.sha256,
      sha256Kept: row.sha256_kept,
      takenAt: dateOf(row.taken_at),
      lat: row.lat,
      lon: row.lon,
      heading: row.heading,
      view: row.view ?? null,
    })),
  },
];
