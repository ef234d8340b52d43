import * as z from 'zod/mini';
import { rowFields, rowsBy } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { scans } from './scans.tables.ts';

const text = z.nullable(z.string().check(z.maxLength(200)));
const scan = z.object({
  id: rowFields.id,
  label: text,
  crop: text,
  verdict: z.string().check(z.maxLength(40)),
  severity: z.string().check(z.maxLength(40)),
  confidence: z.number(),
  pictureKey: z.string(),
  smallPictureKey: z.string(),
  createdAt: z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)))),
  plantingId: z.optional(z.nullable(z.string())),
});

/** Scans as an archive brings them. */
export const scanImporters: readonly Importer[] = [
  {
    name: 'greenscan/scans',
    table: scans,
    references: ['plantingId'],
    media: ['pictureKey', 'smallPictureKey'],
    row: rowsBy(scan, ({ id: _, createdAt, ...row }) => ({
      ...row,
      createdAt: new Date(createdAt),
    })),
  },
];
