import * as z from 'zod/mini';
import { requiredDate } from '../http/fields.ts';
import { commonFailure } from '../http/problems.ts';
import { entryMoney } from './entry-money.ts';
import { ownPicture } from './picture.ts';
import { noteText, numberOrNull, shortText } from './values.ts';

const AMOUNT_MAX = 1e9;

/** What an entry in the diary of a planting and of an animal have in common. */
export const eventFields = {
  date: requiredDate(commonFailure('date_required'), commonFailure('date_unreal')),
  amount: numberOrNull('amount', 0, AMOUNT_MAX),
  unit: shortText,
  note: noteText,
};

/** The same when it is read. */
export const eventItem = {
  id: z.string(),
  date: z.string(),
  amount: z.nullable(z.number()),
  unit: z.nullable(z.string()),
  note: z.string(),
  picture: ownPicture,
  /** What it wrote into the books. Absent in answers that were cached before. */
  money: z.optional(z.array(entryMoney)),
  updated_at: z.string(),
};
