import { LOSS_VIEWS, lossInput } from '@ankur/contracts/farm-record/losses';
import * as z from 'zod/mini';
import { dateOf, instantOrNull, rowFields, rowsBy } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { losses, lossPhotos } from './losses.tables.ts';

const coordinate = z.nullable(z.number());
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const loss = z.object({
  ...rowFields,
  ...z.omit(lossInput, { planting: true }).shape,
  planting_id: z.nullable(z.string()),
});
const photo = z.object({
  ...rowFields,
  loss_id: z.string(),
  key: z.string(),
  small_key: z.optional(z.nullable(z.string())),
  sha256: hash,
  sha256_kept: hash,
  taken_at: instantOrNull,
  lat: coordinate,
  lon: coordinate,
  heading: coordinate,
  view: z.optional(z.nullable(z.enum(LOSS_VIEWS))),
});

/** Losses and their photographs as an archive brings them. */
export const lossImporters: readonly Importer[] = [
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
    name: 'loss_photos',
    table: lossPhotos,
    references: ['lossId'],
    media: ['key', 'smallKey'],
    row: rowsBy(photo, (row) => ({
      lossId: row.loss_id,
      key: row.key,
      smallKey: row.small_key ?? null,
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
