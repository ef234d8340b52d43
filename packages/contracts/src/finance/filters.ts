import * as z from 'zod/mini';
import { pageQuery } from '../http/common.ts';
import { textOrNull } from '../http/fields.ts';
import { apiFailure } from '../http/problems.ts';

export const SEASONS = ['kharif', 'rabi', 'zaid'] as const;
export type Season = (typeof SEASONS)[number];

const CROP_MAX = 120;
const BAD_YEAR = apiFailure('whole_number_outside', { name: 'year', min: 1950, max: 2150 });
const BAD_MONTHS = apiFailure('whole_number_outside', { name: 'months', min: 1, max: 60 });

/**
 * `season` with the `year` it begins in (the present one when absent), or a `year` alone: the farming
 * year from June to May. `crop` is compared without regard to case.
 */
export const seasonQuery = z.object({
  season: z.optional(
    z.enum(SEASONS, apiFailure('must_be_one_of', { name: 'season', allowed: SEASONS })),
  ),
  year: z.optional(
    z.coerce
      .number(BAD_YEAR)
      .check(z.int(BAD_YEAR), z.minimum(1950, BAD_YEAR), z.maximum(2150, BAD_YEAR)),
  ),
  crop: z.optional(
    textOrNull(CROP_MAX, apiFailure('text_too_long', { name: 'crop', max_characters: CROP_MAX })),
  ),
});
export type SeasonQuery = z.output<typeof seasonQuery>;

export const entryListQuery = z.extend(seasonQuery, pageQuery.shape);
export type EntryListQuery = z.output<typeof entryListQuery>;

export const monthlyQuery = z.extend(seasonQuery, {
  months: z._default(
    z.coerce
      .number(BAD_MONTHS)
      .check(z.int(BAD_MONTHS), z.minimum(1, BAD_MONTHS), z.maximum(60, BAD_MONTHS)),
    12,
  ),
});
