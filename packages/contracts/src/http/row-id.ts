import * as z from 'zod/mini';
import { isCalendarDate } from './common.ts';
import { commonFailure } from './problems.ts';

const ID_INVALID = commonFailure('id_invalid');
const INSTANT_INVALID = commonFailure('instant_invalid');

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** True for an id that a client may give to what it makes: a UUID of version 7 in lower case. */
export const isRowId = (text: unknown): text is string =>
  typeof text === 'string' && UUID_V7.test(text);

/** The id of what is made, where the client names it. */
export const rowId = z.optional(
  z.nullable(z.string(ID_INVALID).check(z.regex(UUID_V7, ID_INVALID))),
);

/** Fields of every creating call. */
export const madeFields = { id: rowId };

/** True for an instant with its zone, of a day that exists: `Date.parse` takes 30 February for a day of March. */
export const isInstant = (text: string): boolean =>
  INSTANT.test(text) && isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));

/** Time of the action by the phone's clock, bounded by the server; now when absent. */
export const meantInstant = z.optional(
  z.nullable(z.string(INSTANT_INVALID).check(z.refine(isInstant, { error: INSTANT_INVALID }))),
);
