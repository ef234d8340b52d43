import * as z from 'zod/mini';
import { farmTask } from '../farm-tasks/endpoints.ts';
import { taskFailure } from '../farm-tasks/problems.ts';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint, MAKE, OPEN_FRESH, OPEN_POST, PUT, READ, REMOVE } from '../http/endpoint.ts';
import { requiredDate } from '../http/fields.ts';
import type { Failure } from '../http/problem.ts';
import { apiFailure, commonFailure } from '../http/problems.ts';
import { madeFields, meantInstant } from '../http/row-id.ts';
import { spelledNumber } from '../http/spelled-number.ts';
import { clean } from '../profile/rules.ts';
import { scanFailure as failure } from './problems.ts';

export const SEVERITIES = ['Low', 'Medium', 'High'] as const;
export const VERDICTS = ['diseased', 'healthy', 'not-sure', 'unfamiliar', 'not-a-leaf'] as const;

export const PHOTOGRAPH_VIEWS = ['close', 'underside', 'whole-plant'] as const;

const accuracy = z.nullable(
  z.object({ n: z.number(), accuracy: z.number(), low: z.number(), high: z.number() }),
);

export const analysis = z.object({
  /** The disease in English; "No disease detected" for a healthy leaf, "Not sure" rather than a guess. */
  disease: z.string(),
  severity: z.enum(SEVERITIES),
  /** Measured in the picture, or the disease's own usual course; null for a healthy leaf. */
  severity_basis: z.nullable(z.enum(['symptom-area', 'typical-risk'])),
  /** Share of the leaf with symptoms, 0..1, where it could be measured. */
  symptom_share: z.nullable(z.number()),
  /** What to do, cultural first, then biological, then chemical; in English. */
  recommendations: z.array(z.string()),
  crop: z.nullable(z.string()),
  /** Probability 0..1 of the first candidate. */
  confidence: z.number(),
  /** Machine name `Crop___Condition`; null when the classifier is not sure or sees no leaf. */
  label: z.nullable(z.string()),
  verdict: z.enum(VERDICTS),
  candidates: z.array(z.object({ label: z.string(), probability: z.number() })),
  /** Quality problems of each photograph, in the order sent. */
  photo_problems: z.array(z.array(z.string())),
  /** How often the model is right on photographs of this crop that it was not trained on. */
  accuracy: z.nullable(z.object({ crop: z.string(), field: accuracy, lab: accuracy })),
  model: z.string(),
  /** The photograph that would help most; null when the answer is settled or no further one can help. */
  next_photograph: z.nullable(
    z.object({
      /** Null: any other sick leaf of the plant. */
      view: z.nullable(z.enum(PHOTOGRAPH_VIEWS)),
      /** The labels between which the answer lies, the likelier first. */
      labels: z.nullable(z.array(z.string())),
      /** Share of plants named rightly with as many photographs as now and with one more; null where not measured. */
      measured: z.nullable(
        z.object({
          /** Null: plants of all crops. */
          crop: z.nullable(z.string()),
          plants: z.number(),
          now: z.number(),
          next: z.number(),
        }),
      ),
    }),
  ),
});
export type Analysis = z.output<typeof analysis>;

/** Who may know better than the classifier. */
export const WORD_SOURCES = ['expert', 'lab'] as const;

export const scan = z.object({
  id: z.string(),
  created_at: z.string(),
  label: z.nullable(z.string()),
  crop: z.nullable(z.string()),
  verdict: z.enum(VERDICTS),
  severity: z.enum(SEVERITIES),
  confidence: z.number(),
  photo: z.string(),
  photo_small: z.string(),
  /** What an expert or a laboratory said later; null while nobody has. */
  word: z.nullable(z.object({ by: z.enum(WORD_SOURCES), label: z.string(), said_at: z.string() })),
});
export type Scan = z.output<typeof scan>;

const SHARE = apiFailure('share_outside', { name: 'confidence', min: 0, max: 1 });
const TASK_NAME_REQUIRED = taskFailure('task_name_required');

const share = spelledNumber(0, 1, SHARE);
const nameOrNull = z.pipe(
  z.optional(z.nullable(z.string().check(clean, z.maxLength(80)))),
  z.transform((text: string | null | undefined) => text || null),
);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A text that passes, or nothing: null and an empty text mean null. */
const passing = (passes: (text: string) => boolean, failed: Failure) =>
  z.pipe(
    z.optional(
      z.nullable(z.string().check(z.refine((text) => text === '' || passes(text), failed))),
    ),
    z.transform((text: string | null | undefined) => text || null),
  );

/** A coordinate within ±`most`; null when it is absent or no such number. */
const degrees = (most: number) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((given: unknown) => {
      const value =
        given === null || given === undefined || given === '' ? Number.NaN : Number(given);
      return Math.abs(value) <= most ? value : null;
    }),
  );

/** Stored data of a scan besides its photograph (multipart field `image`). */
export const scanForm = z.object({
  ...madeFields,
  label: nameOrNull,
  crop: nameOrNull,
  verdict: z.enum(VERDICTS, failure('scan_verdict_unknown', { allowed: VERDICTS })),
  severity: z.enum(
    SEVERITIES,
    apiFailure('must_be_either', { name: 'severity', either: SEVERITIES }),
  ),
  confidence: share,
  /** Client id (a UUID) of older apps, instead of `id`. */
  key: passing((text) => UUID.test(text), failure('scan_key_invalid')),
  /** Where it was made, for training only: stored to a tenth of a degree, and only while the farmer gives scans for it. */
  lat: degrees(90),
  lon: degrees(180),
  /** When it was made offline; now when absent, in the future or a year old. */
  scanned_at: passing((text) => !Number.isNaN(Date.parse(text)), failure('scan_instant_invalid')),
});
export type ScanForm = z.output<typeof scanForm>;

const WORD_SOURCE = failure('scan_word_source', { either: WORD_SOURCES });
/** A label from an expert or a laboratory; a null label takes it back. */
export const scanWord = z.object({
  by: z.enum(WORD_SOURCES, WORD_SOURCE),
  label: nameOrNull,
});
export type ScanWord = z.output<typeof scanWord>;

/** A spray the farmer has chosen: a chemical line of a disease and its day. */
export const sprayForm = z.object({
  label: z.string(failure('spray_disease_missing')).check(z.maxLength(80)),
  chemical: z.string(failure('spray_product_missing')).check(z.maxLength(40)),
  date: requiredDate(commonFailure('date_required'), commonFailure('date_unreal')),
  task_name: z
    .string(TASK_NAME_REQUIRED)
    .check(clean, z.minLength(1, TASK_NAME_REQUIRED), z.maxLength(200)),
  notes: z.optional(z.string().check(clean, z.maxLength(1000))),
  /** When it was planned: a day that has passed since is taken. */
  at: meantInstant,
});
export type SprayForm = z.output<typeof sprayForm>;

export const sprayAnswer = z.object({
  task: farmTask,
  /** First day on which the crop may be harvested again. */
  harvest_from: z.string(),
  /** Harvest tasks inside the waiting period, which must be moved. */
  in_the_way: z.array(farmTask),
});
export type SprayAnswer = z.output<typeof sprayAnswer>;

const scans = '/api/user/scans/';

export const greenscanEndpoints = {
  analyze: endpoint({
    ...OPEN_POST,
    path: '/api/greenscan/analyze/',
    summary:
      'What ails a plant: multipart `image` (up to five of one plant) and optional `crop`. Keeps nothing',
    body: z.object({
      image: z.string().check(z.describe('image file; up to five')),
      crop: z.optional(z.string()),
    }),
    bodyKind: 'multipart',
    answer: z.object({ analysis }),
    refusalField: 'error',
    refuses: [503],
  }),
  model: endpoint({
    // A phone that keeps the model keeps what it needs of this beside it.
    ...OPEN_FRESH,
    path: '/api/greenscan/model/',
    summary:
      'The model that answers, for phones that keep it; without a manifest it is the one that came with the app',
    answer: z.object({
      version: z.string(),
      /** Size of its file. */
      bytes: z.number(),
      manifest: z.nullable(z.record(z.string(), z.unknown())),
    }),
  }),
  modelFile: endpoint({
    ...OPEN_FRESH,
    path: '/api/greenscan/model/:version/file/',
    summary: 'The gzipped ONNX file of a model that the operator has put in; byte ranges',
    params: z.object({ version: z.string().check(z.maxLength(40)) }),
  }),
  scans: endpoint({
    ...READ,
    path: scans,
    tags: ['Scans'],
    summary: 'My kept scans, newest first',
    query: pageQuery,
    answer: z.array(scan),
  }),
  keepScan: endpoint({
    ...MAKE,
    path: scans,
    tags: ['Scans'],
    summary: 'Keep a scan with its photograph',
    makes: 'scan',
    body: scanForm,
    bodyKind: 'multipart',
    answer: scan,
  }),
  setScanWord: endpoint({
    ...PUT,
    path: `${scans}:id/word/`,
    tags: ['Scans'],
    summary: 'Add to a kept scan what an expert or a laboratory said it is; may be sent twice',
    params: idParams,
    body: scanWord,
    answer: scan,
  }),
  removeScan: endpoint({
    ...REMOVE,
    path: `${scans}:id/`,
    tags: ['Scans'],
    summary: 'Delete a kept scan and its photograph',
    params: idParams,
  }),
  spray: endpoint({
    ...MAKE,
    path: '/api/user/sprays/',
    tags: ['FarmTasks'],
    summary:
      'Plan a spray: a task, and no harvest task before the waiting period is over; an `id` is the task’s',
    makes: 'spray',
    body: sprayForm,
    answer: sprayAnswer,
  }),
};
