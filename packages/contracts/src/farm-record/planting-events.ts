import * as z from 'zod/mini';
import { childEndpoints } from '../http/records.ts';
import { eventFields, eventItem } from './event-fields.ts';
import { numberOrNull, shortText, word } from './values.ts';

/** What is written into the diary of a planting. */
export const PLANTING_EVENTS = [
  'sowing',
  'transplanting',
  'pruning',
  'watering',
  'fertiliser',
  'spray',
  'weeding',
  'labour',
  'harvest',
  'own_labour',
  'own_seed',
  'observation',
  'other',
] as const;
export type PlantingEventKind = (typeof PLANTING_EVENTS)[number];

/** From spraying to harvest; no label asks for more. */
const WAITING_DAYS_MAX = 365;

const VALUE_MAX = 1e9;

const fields = {
  kind: word('kind', PLANTING_EVENTS),
  ...eventFields,
  /** What was sprayed or spread. */
  product: shortText,
  /** Rupees that own work or own seed is worth; kept apart from what was paid. */
  value: numberOrNull('value', 0, VALUE_MAX),
  /** Days from a spray to the first day of harvest, as the label says. */
  waiting_days: numberOrNull('waiting_days', 0, WAITING_DAYS_MAX),
};

export const plantingEventInput = z.object(fields);
export type PlantingEventInput = z.output<typeof plantingEventInput>;
export const plantingEventChange = z.partial(plantingEventInput);

export const plantingEvent = z.object({
  ...eventItem,
  planting: z.string(),
  kind: z.enum(PLANTING_EVENTS),
  product: z.nullable(z.string()),
  waiting_days: z.nullable(z.number()),
  /** Absent in answers that were cached before own work was valued. */
  value: z.optional(z.nullable(z.number())),
});
export type PlantingEvent = z.output<typeof plantingEvent>;

export const plantingEventEndpoints = childEndpoints(
  '/api/user/plantings/:parent/events/',
  'planting event',
  {
    // The tasks of the plan of work and the water of the week follow the diary.
    tags: ['Plantings', 'FarmTasks', 'Irrigation'],
    item: plantingEvent,
    input: plantingEventInput,
    change: plantingEventChange,
  },
);
