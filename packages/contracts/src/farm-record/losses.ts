import * as z from 'zod/mini';
import { PHOTO_NOT_IMAGE } from '../http/common.ts';
import { endpoint, MAKE, REMOVE } from '../http/endpoint.ts';
import { requiredText } from '../http/fields.ts';
import { apiFailure, commonFailure } from '../http/problems.ts';
import { recordEndpoints } from '../http/records.ts';
import { isInstant, meantInstant, rowId } from '../http/row-id.ts';
import { spelledNumberOrNone } from '../http/spelled-number.ts';
import { LOSS_CONTACTS, LOSS_COVERS, LOSS_STAGES } from './loss-rules.ts';
import { farmRecordFailure as failure } from './problems.ts';
import { FARM_NAME_MAX, noteText, numberOrNull, reference, shortText, word } from './values.ts';

export const LOSS_PHOTO_BYTES_MAX = 20 * 1024 * 1024;
export const LOSS_PHOTO_NOT_IMAGE = PHOTO_NOT_IMAGE;
export const LOSS_PHOTO_TOO_LARGE = commonFailure('photo_too_large', { max_megabytes: 20 });
const TOLD_MAX = 50;

const CONTACTS = LOSS_CONTACTS.map(({ who }) => who);
const TOLD = apiFailure('must_be_one_of', { name: 'told', allowed: CONTACTS });

const told = z.object({
  who: z.enum(CONTACTS, TOLD),
  /** When, and under which number it was taken down there. */
  at: meantInstant,
  number: shortText,
});

const happenedAt = z.pipe(
  z.pipe(
    z.transform((value: unknown) => (value === null || value === '' ? undefined : value)),
    z.string(failure('loss_time_required')),
  ),
  z.string().check(z.refine(isInstant, { error: commonFailure('instant_invalid') })),
);

const fields = {
  planting: reference,
  /** One of `LOSS_CAUSES`, or what it was in words. */
  cause: requiredText(
    apiFailure('value_required', { name: 'cause' }),
    FARM_NAME_MAX,
    failure('farm_text_too_long', { max_characters: FARM_NAME_MAX }),
  ),
  stage: z.optional(word('stage', LOSS_STAGES)),
  happened_at: happenedAt,
  /** When it was told to the insurer or the helpline. */
  reported_at: meantInstant,
  /** Null: not known. */
  insured: z.optional(
    z.nullable(
      z.boolean(apiFailure('must_be_either', { name: 'insured', either: ['true', 'false'] })),
    ),
  ),
  policy_number: shortText,
  insurer: shortText,
  bank: shortText,
  survey_number: shortText,
  estimate_percent: numberOrNull('estimate_percent', 0, 100),
  note: noteText,
  told: z.optional(z.array(told, TOLD).check(z.maxLength(TOLD_MAX, TOLD))),
};

export const lossInput = z.object(fields);
export type LossInput = z.output<typeof lossInput>;
export const lossChange = z.partial(lossInput);

const text = z.nullable(z.string());
const number = z.nullable(z.number());

/** What is to be photographed: the damage from near, the whole field, and the field from the road. */
export const LOSS_VIEWS = ['close', 'wide', 'road'] as const;

export const lossPhoto = z.object({
  id: z.string(),
  url: z.string(),
  /** For lists. Absent in answers that were cached before there was one. */
  small_url: z.optional(z.string()),
  /** Of the file as it was sent, and as it is kept: a change of either shows. */
  sha256: z.string(),
  sha256_kept: z.string(),
  taken_at: text,
  lat: number,
  lon: number,
  /** Degrees from north in which the camera looked. */
  heading: number,
  /** Null: not said. Absent in answers that were cached before it was asked. */
  view: z.optional(z.nullable(z.enum(LOSS_VIEWS))),
});
export type LossPhoto = z.output<typeof lossPhoto>;

export const loss = z.object({
  id: z.string(),
  planting: text,
  cause: z.string(),
  stage: z.enum(LOSS_STAGES),
  cover: z.enum(LOSS_COVERS),
  /** Null where nobody here knows. */
  needs_72_hours: z.nullable(z.boolean()),
  happened_at: z.string(),
  reported_at: text,
  deadline_at: z.string(),
  insured: z.nullable(z.boolean()),
  policy_number: text,
  insurer: text,
  bank: text,
  survey_number: text,
  estimate_percent: number,
  note: z.string(),
  told: z.array(z.object({ who: z.enum(CONTACTS), at: text, number: text })),
  photos: z.array(lossPhoto),
  /** Whom to tell, in order, and when that was done. */
  tell: z.array(z.object({ who: z.enum(CONTACTS), number: text, url: text, told_at: text })),
  updated_at: z.string(),
});
export type Loss = z.output<typeof loss>;

const LOCATION = failure('location_invalid');

/** Apps before this one sent the -1 with which Safari says that its compass is not calibrated. */
const heading = z.optional(
  z.pipe(
    z.transform((given: unknown) => (given === '-1' ? undefined : given)),
    spelledNumberOrNone(0, 360, LOCATION),
  ),
);

/** What comes with a photograph. */
export const lossPhotoForm = z.object({
  id: rowId,
  taken_at: meantInstant,
  lat: spelledNumberOrNone(-90, 90, LOCATION),
  lon: spelledNumberOrNone(-180, 180, LOCATION),
  heading,
  view: z.optional(word('view', LOSS_VIEWS)),
});

const path = '/api/user/losses/';
const photos = `${path}:parent/photos/` as const;

export const lossEndpoints = {
  ...recordEndpoints(path, 'loss', {
    tags: ['Losses', 'Plantings'],
    item: loss,
    whole: loss,
    input: lossInput,
    change: lossChange,
  }),
  addPhoto: endpoint({
    ...MAKE,
    path: photos,
    tags: ['Losses'],
    summary: 'Add a photograph of a loss: `image`, with taken_at, lat, lon and heading',
    makes: 'photograph of a loss',
    params: z.object({ parent: z.string() }),
    bodyKind: 'multipart',
    answer: lossPhoto,
  }),
  removePhoto: endpoint({
    ...REMOVE,
    path: `${photos}:id/`,
    tags: ['Losses'],
    summary: 'Delete a photograph of a loss',
    params: z.object({ parent: z.string(), id: z.string() }),
  }),
};
