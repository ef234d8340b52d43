import * as z from 'zod/mini';
import { pageQuery } from '../http/common.ts';
import { textOrNull } from '../http/fields.ts';

export const SEASONS = ['kharif', 'rabi', 'zaid'] as const;
export type Season = (typeof SEASONS)[number];

const BAD_YEAR = 'year must be a year such as 2026';
const BAD_MONTHS = 'months must be a whole number from 1 to 60';

/**
 * `season` with the `year` it begins in (the present one when absent), or a `year` alone: the farming
 * year from June to May. `crop` is compared without regard to case.
 */
export const seasonQuery = z.object({
  season: z.optional(z.enum(SEASONS, `season must be one of: ${SEASONS.join(', ')}`)),
  year: z.optional(
    z.coerce
      .number(BAD_YEAR)
      .check(z.int(BAD_YEAR), z.minimum(1950, BAD_YEAR), z.maximum(2150, BAD_YEAR)),
  ),
  crop: z.optional(textOrNull(120, 'crop is too long')),
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
