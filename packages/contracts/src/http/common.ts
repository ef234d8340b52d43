import * as z from 'zod/mini';

/** Largest and usual number of items in one page of a list. */
export const PAGE_LIMIT_MAX = 100;
export const PAGE_LIMIT = 20;

/** `?limit=` 1..100 (20 when absent) and the opaque `?cursor=` of a `Link: …; rel="next"` header. */
export const pageQuery = z.object({
  limit: z._default(
    z.coerce
      .number('limit must be a whole number from 1 to 100')
      .check(
        z.int('limit must be a whole number from 1 to 100'),
        z.minimum(1, 'limit must be a whole number from 1 to 100'),
        z.maximum(PAGE_LIMIT_MAX, 'limit must be a whole number from 1 to 100'),
      ),
    PAGE_LIMIT,
  ),
  cursor: z.optional(z.string()),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** Route parameter of a record. A value that is not of our form means "no such record", never 400. */
export const idParams = z.object({ id: z.string() });

export const messageAnswer = z.object({ msg: z.string() });

/** Why a photograph that goes with words is refused. */
export const PHOTO_MESSAGES = {
  notImage: 'Please upload a valid image file.',
  tooLarge: 'Image size must be less than 20MB',
} as const;

/** True for an existing calendar date written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
