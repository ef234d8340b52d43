import * as z from 'zod/mini';
import { idParams } from '../http/common.ts';
import { endpoint, POST, READ_FRESH } from '../http/endpoint.ts';

export const PRICE_FILE_BYTES_MAX = 32 * 1024 * 1024;

const text = z.nullable(z.string());

export const priceFile = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** `checked`: read, and no price stored yet. */
  status: z.enum(['checked', 'importing', 'imported', 'failed']),
  /** Rows of the file; `in` = `kept` + `merged` + all set aside. */
  tally: z.object({
    in: z.number(),
    kept: z.number(),
    merged: z.number(),
    /** By reason. */
    aside: z.record(z.string(), z.number()),
  }),
  failure: text,
  uploaded_at: z.string(),
  finished_at: text,
});
export type PriceFile = z.output<typeof priceFile>;

const sourcesAnswer = z.object({
  /** As found by all processes in the last 30 days; those of others may be a minute old. */
  providers: z.array(
    z.object({
      name: z.string(),
      /** A running process leaves it alone after failures. */
      open: z.boolean(),
      /** Running processes that know it, and how many of them leave it alone. */
      servers: z.number(),
      open_servers: z.number(),
      last_success_at: text,
      last_failure_at: text,
      last_failure: text,
    }),
  ),
  /** Cached answers, of all processes. */
  answers: z.array(z.object({ kind: z.string(), answers: z.number(), newest_at: z.string() })),
  prices: z.object({
    /** As the database estimates it. */
    rows: z.number(),
    sources: z.array(z.object({ source: z.string(), newest: z.string() })),
  }),
  jobs: z.array(
    z.object({
      name: z.string(),
      /** Schedule as a cron expression in UTC; null for jobs of an earlier version. */
      cron: text,
      started_at: text,
      finished_at: text,
      succeeded_at: text,
      runs: z.number(),
      failures: z.number(),
      recent: z.array(z.object({ at: z.string(), reason: z.string() })),
    }),
  ),
  price_files: z.array(priceFile),
});
export type SourcesAnswer = z.output<typeof sourcesAnswer>;

const operators = { roles: ['operator'], tags: ['ConsoleSources'] } as const;

export const sourceEndpoints = {
  sources: endpoint({
    ...READ_FRESH,
    ...operators,
    path: '/api/console/sources/',
    summary: 'Providers, kept answers, prices, background work and uploaded price files',
    answer: sourcesAnswer,
  }),
  runJob: endpoint({
    ...POST,
    ...operators,
    path: '/api/console/jobs/:name/run/',
    summary: 'Run background work now; 409 when it runs already',
    params: z.object({ name: z.string() }),
    status: 204,
    refuses: [409],
  }),
  checkPriceFile: endpoint({
    ...POST,
    ...operators,
    path: '/api/console/price-files/',
    summary: 'Upload a price file: it is read and counted, and no price is stored',
    bodyKind: 'multipart',
    body: z.object({
      file: z.string().check(z.describe('CSV, CSV packed with gzip, JSON or JSON lines')),
      name: z.string().check(z.describe('name of the file, whose ending tells its form')),
    }),
    answer: priceFile,
  }),
  importPriceFile: endpoint({
    ...POST,
    ...operators,
    path: '/api/console/price-files/:id/import/',
    summary: 'Store the prices of a file that was read; ends after the answer',
    params: idParams,
    answer: priceFile,
    refuses: [409],
  }),
};
