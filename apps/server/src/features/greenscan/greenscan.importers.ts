import { WORD_SOURCES } from '@ankur/contracts/greenscan/endpoints';
import * as z from 'zod/mini';
import { rowFields, rowsBy } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { scans, sprays } from './scans.tables.ts';

const text = z.nullable(z.string().check(z.maxLength(200)));
const instant = z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at))));
const scan = z.object({
  id: rowFields.id,
  label: text,
  crop: text,
  verdict: z.string().check(z.maxLength(40)),
  severity: z.string().check(z.maxLength(40)),
  confidence: z.number(),
  pictureKey: z.string(),
  smallPictureKey: z.string(),
  createdAt: instant,
  plantingId: z.optional(z.nullable(z.string())),
  placeLat: z.optional(z.nullable(z.number())),
  placeLon: z.optional(z.nullable(z.number())),
  wordBy: z.optional(z.nullable(z.enum(WORD_SOURCES))),
  wordLabel: z.optional(text),
  wordAt: z.optional(z.nullable(instant)),
});

const spray = z.object({
  id: rowFields.id,
  task_id: z.nullable(z.string()),
  label: z.string().check(z.maxLength(80)),
  crop: z.string().check(z.maxLength(200)),
  chemical: z.string().check(z.maxLength(40)),
  date: z.iso.date(),
  harvest_from: z.iso.date(),
});

/** Scans, and the waiting periods of planned sprays, as an archive brings them. */
export const scanImporters: readonly Importer[] = [
  {
    name: 'greenscan/scans',
    table: scans,
    references: ['plantingId'],
    media: ['pictureKey', 'smallPictureKey'],
    row: rowsBy(scan, ({ id: _, createdAt, wordAt, ...row }) => ({
      ...row,
      wordAt: wordAt ? new Date(wordAt) : null,
      createdAt: new Date(createdAt),
    })),
  },
  {
    name: 'sprays',
    table: sprays,
    references: ['taskId'],
    row: rowsBy(spray, ({ id: _, task_id, harvest_from, ...row }) => ({
      ...row,
      taskId: task_id,
      harvestFrom: harvest_from,
    })),
  },
];
