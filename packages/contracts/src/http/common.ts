import * as z from 'zod/mini';
import { commonFailure } from './problems.ts';
import { spelledWhole } from './spelled-number.ts';

/** Largest and usual number of items in one page of a list. */
export const PAGE_LIMIT_MAX = 100;
export const PAGE_LIMIT = 20;

/** `?limit=` 1..100 (20 when absent) and the opaque `?cursor=` of a `Link: …; rel="next"` header. */
export const pageQuery = z.object({
  limit: z._default(spelledWhole('limit', 1, PAGE_LIMIT_MAX), PAGE_LIMIT),
  cursor: z.optional(z.string()),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** Route parameter of a record. A malformed value is 404, never 400. */
export const idParams = z.object({ id: z.string() });

export const messageAnswer = z.object({ msg: z.string() });

/** Failures of a photograph in a form. */
export const PHOTO_NOT_IMAGE = commonFailure('photo_not_image');
export const PHOTO_TOO_LARGE = commonFailure('photo_too_large', { max_megabytes: 20 });

/** True for an existing calendar date written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
