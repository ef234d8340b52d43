import * as z from 'zod/mini';
import { pageQuery } from '../http/common.ts';
import { textOrNull } from '../http/fields.ts';
import { apiFailure } from '../http/problems.ts';
import { spelledWhole } from '../http/spelled-number.ts';

export const SEASONS = ['kharif', 'rabi', 'zaid'] as const;
export type Season = (typeof SEASONS)[number];

const CROP_MAX = 120;

/**
 * `season` with the `year` it begins in (the present one when absent), or a `year` alone: the farming
 * year from June to May. `crop` is compared without regard to case.
 */
export const seasonQuery = z.object({
  season: z.optional(
    z.enum(SEASONS, apiFailure('must_be_one_of', { name: 'season', allowed: SEASONS })),
  ),
  year: z.optional(spelledWhole('year', 1950, 2150)),
  crop: z.optional(
    textOrNull(CROP_MAX, apiFailure('text_too_long', { name: 'crop', max_characters: CROP_MAX })),
  ),
});
export type SeasonQuery = z.output<typeof seasonQuery>;

export const entryListQuery = z.extend(seasonQuery, pageQuery.shape);
export type EntryListQuery = z.output<typeof entryListQuery>;

export const monthlyQuery = z.extend(seasonQuery, {
  months: z._default(spelledWhole('months', 1, 60), 12),
});
