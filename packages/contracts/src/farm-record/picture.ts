import * as z from 'zod/mini';

/** The picture of a field, an animal or an entry of a diary. */
export const farmPicture = z.object({
  id: z.string(),
  url: z.string(),
  /** A small square of it, for lists. */
  small_url: z.string(),
});
export type FarmPicture = z.output<typeof farmPicture>;

/** Null where there is none. Absent in answers that were cached before records had pictures. */
export const ownPicture = z.optional(z.nullable(farmPicture));
