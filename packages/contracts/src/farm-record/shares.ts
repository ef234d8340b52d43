import * as z from 'zod/mini';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint, MAKE, OPEN_FRESH, READ_FRESH, REMOVE } from '../http/endpoint.ts';
import { wholeNumber } from '../http/spelled-number.ts';
import { ANIMAL_EVENTS } from './animal-events.ts';
import { SPECIES } from './animals.ts';
import { ownPicture } from './picture.ts';
import { diaryEntry } from './plantings.ts';
import { reference } from './values.ts';

/** Longest time for which a diary is shown to somebody by one link. */
export const SHARE_DAYS_MAX = 30;

export const shareInput = z.object({
  /** The planting whose diary is shown; the herd's when absent. */
  planting: reference,
  days: wholeNumber('days', 1, SHARE_DAYS_MAX),
});
export type ShareInput = z.output<typeof shareInput>;

export const share = z.object({
  id: z.string(),
  planting: z.nullable(z.string()),
  /** What opens the diary, and the page that shows it. */
  code: z.string(),
  url: z.string(),
  expires_at: z.string(),
  updated_at: z.string(),
});
export type Share = z.output<typeof share>;

const animal = z.object({
  id: z.string(),
  name: z.string(),
  species: z.enum(SPECIES),
  breed: z.nullable(z.string()),
  picture: ownPicture,
  diary: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(ANIMAL_EVENTS),
      date: z.string(),
      amount: z.nullable(z.number()),
      unit: z.nullable(z.string()),
      note: z.string(),
      picture: ownPicture,
    }),
  ),
});

export const sharedDiary = z.object({
  expires_at: z.string(),
  planting: z.nullable(
    z.object({
      crop: z.string(),
      variety: z.nullable(z.string()),
      sown_on: z.nullable(z.string()),
      area_acres: z.nullable(z.number()),
      /** Newest first; money is not shown. */
      diary: z.array(diaryEntry),
    }),
  ),
  /** Null when a planting is shown. */
  herd: z.nullable(z.array(animal)),
});
export type SharedDiary = z.output<typeof sharedDiary>;

const path = '/api/user/shares/';
const tags = ['Shares'] as const;

export const shareEndpoints = {
  list: endpoint({
    ...READ_FRESH,
    path,
    tags,
    summary: 'The links by which somebody may read a diary, newest first, those that ran out too',
    query: pageQuery,
    answer: z.array(share),
  }),
  add: endpoint({
    ...MAKE,
    path,
    tags,
    summary: 'Make a link to the diary of a planting or the herd, for some days',
    makes: 'diary share',
    body: shareInput,
    answer: share,
  }),
  remove: endpoint({
    ...REMOVE,
    path: `${path}:id/`,
    tags,
    params: idParams,
    summary: 'Revoke a link: it opens nothing any more',
  }),
  read: endpoint({
    ...OPEN_FRESH,
    path: '/api/shared-diary/:code/',
    summary: 'The diary that a link leads to, without money and without who the farmer is',
    params: z.object({ code: z.string() }),
    answer: sharedDiary,
  }),
};
