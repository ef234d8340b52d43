import { fieldAcres } from '@ankur/agronomy/field-area';
import type { AnimalEvent, AnimalEventInput } from '@ankur/contracts/farm-record/animal-events';
import type { Animal, AnimalInput } from '@ankur/contracts/farm-record/animals';
import type { Field, FieldInput } from '@ankur/contracts/farm-record/fields';
import {
  coverOf,
  deadlineOf,
  LOSS_CONTACTS,
  needs72Hours,
  reportedAfter,
} from '@ankur/contracts/farm-record/loss-rules';
import type { Loss, LossInput, LossPhoto } from '@ankur/contracts/farm-record/losses';
import type {
  PlantingEvent,
  PlantingEventInput,
} from '@ankur/contracts/farm-record/planting-events';
import type { Planting, PlantingInput } from '@ankur/contracts/farm-record/plantings';

/** What was given, without what was left out: a row has its own value there. */
function given<Input extends object>(input: Input): Input {
  const told = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(told) as Input;
}

/** What the server knows of a field and a form does not. */
const FIELD = {
  ...{ area: 0, area_unit: 'acre', area_state: null, soil: null, irrigation: null },
  ...{ location: null, boundary: null, boundary_accuracy_m: null, boundary_acres: null },
  ...{ boundary_error_acres: null, updated_at: '' },
} as const;

/** A field as it stands until the server has it; its area in acres where the unit's size is known. */
export function fieldThatWaits(body: FieldInput, id: string): Field {
  const field = { ...FIELD, ...given(body), id } as Field;
  const { area, area_unit, area_state } = field;
  return { ...field, area_acres: fieldAcres(area, area_unit, area_state) ?? area };
}

const PLANTING: Omit<Planting, 'id' | 'crop'> = {
  ...{ field: null, variety: null, sown_on: null, area_acres: null, expected_harvest: null },
  ...{ harvest_window: null, status: 'growing', yield_quintals: null, seed: null, spacing: null },
  ...{ ratoon: false, ended_on: null, note: '', stage: null, day: null, updated_at: '' },
};

/** A planting as it stands until the server has it, which alone knows its stage and harvest. */
export const plantingThatWaits = (body: PlantingInput, id: string): Planting => ({
  ...PLANTING,
  ...given(body),
  id,
});

const ANIMAL = {
  ...{ tag: null, breed: null, sex: null, born_on: null, count: 1, dam: null, lactation: null },
  ...{ note: '', quiet: [], updated_at: '' },
} as const;

/** An animal as it stands until the server has it. */
export const animalThatWaits = (body: AnimalInput, id: string): Animal => ({
  ...ANIMAL,
  ...given(body),
  present: body.count ?? 1,
  id,
});

const EVENT = { amount: null, unit: null, note: '', product: null, updated_at: '' } as const;

/** An entry in the diary of a planting as it stands until the server has it. */
export const plantingEventThatWaits = (
  { parent, body }: { parent: string; body: PlantingEventInput },
  id: string,
): PlantingEvent => ({
  ...{ ...EVENT, waiting_days: null },
  ...(given(body) as PlantingEvent),
  ...{ planting: parent, id },
});

const ANIMAL_EVENT = {
  ...{ time_of_day: null, fat_percent: null, snf_percent: null, result: null, duty: null },
  ...{ milk_waiting_days: null, meat_waiting_days: null },
} as const;

/** An entry in the diary of an animal as it stands until the server has it. */
export const animalEventThatWaits = (
  { parent, body }: { parent: string; body: AnimalEventInput },
  id: string,
): AnimalEvent => ({
  ...{ ...EVENT, ...ANIMAL_EVENT },
  ...(given(body) as AnimalEvent),
  ...{ animal: parent, id },
});

type ToldLoss = Omit<Loss, 'cover' | 'needs_72_hours' | 'deadline_at' | 'tell'>;

/** What follows from what was told of a loss, by the rules of the server. */
function lossOf(loss: ToldLoss): Loss {
  const cover = coverOf(loss.cause, loss.stage);
  const happenedAt = new Date(loss.happened_at);
  return {
    ...loss,
    cover,
    needs_72_hours: needs72Hours(cover),
    // A time that the server is going to refuse has no deadline.
    deadline_at: Number.isNaN(happenedAt.getTime()) ? '' : deadlineOf(happenedAt).toISOString(),
    tell: LOSS_CONTACTS.map((contact) => ({
      ...contact,
      told_at: loss.told.find(({ who }) => who === contact.who)?.at ?? null,
    })),
  };
}

const LOSS: Omit<ToldLoss, 'id' | 'cause' | 'happened_at'> = {
  ...{ planting: null, stage: 'standing', reported_at: null, insured: null, policy_number: null },
  ...{ insurer: null, bank: null, survey_number: null, estimate_percent: null, note: '' },
  ...{ told: [], photos: [], updated_at: '' },
};

/** A loss as it stands until the server has it: with its clock, and whom to tell in which order. */
export const lossThatWaits = (body: LossInput, id: string): Loss =>
  lossOf({ ...LOSS, ...given(body), id } as ToldLoss);

/** A loss with a change that waits. */
export const changedLoss = (loss: Loss, body: Partial<LossInput>): Loss =>
  lossOf({
    ...loss,
    ...(body.told && { reported_at: reportedAfter(body.told, loss) }),
    ...given(body),
  } as Loss);

/** What is written of a photograph of a loss; its file lies beside the write until the server has it. */
export function lossPhotoThatWaits({ form }: { form: FormData }, id: string): LossPhoto {
  const number = (name: string): number | null => {
    const value = form.get(name);
    return value === null || value === '' ? null : Number(value);
  };
  const takenAt = form.get('taken_at');
  return {
    id,
    url: '',
    ...{ sha256: '', sha256_kept: '' },
    taken_at: typeof takenAt === 'string' ? takenAt : null,
    ...{ lat: number('lat'), lon: number('lon'), heading: number('heading') },
  };
}
