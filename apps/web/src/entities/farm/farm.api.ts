import animalEvents from 'virtual:endpoints/animal-events';
import fields from 'virtual:endpoints/fields';
import herd from 'virtual:endpoints/herd';
import losses from 'virtual:endpoints/losses';
import plantingEvents from 'virtual:endpoints/planting-events';
import plantings from 'virtual:endpoints/plantings';
import type { AnimalEventInput } from '@ankur/contracts/farm-record/animal-events';
import type { Animal, AnimalInput, DueEntry } from '@ankur/contracts/farm-record/animals';
import type { Field, FieldInput } from '@ankur/contracts/farm-record/fields';
import type { Loss, LossInput } from '@ankur/contracts/farm-record/losses';
import type { PlantingEventInput } from '@ankur/contracts/farm-record/planting-events';
import type { Planting, PlantingInput } from '@ankur/contracts/farm-record/plantings';
import type { Language } from '@ankur/languages/languages';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import {
  animalEventThatWaits,
  animalThatWaits,
  changedLoss,
  fieldThatWaits,
  lossPhotoThatWaits,
  lossThatWaits,
  plantingEventThatWaits,
  plantingThatWaits,
} from './rows-that-wait.ts';

export type { Animal, DueEntry } from '@ankur/contracts/farm-record/animals';
export type { Field } from '@ankur/contracts/farm-record/fields';
export type { Loss } from '@ankur/contracts/farm-record/losses';
export type { DiaryEntry, Planting } from '@ankur/contracts/farm-record/plantings';
export type { SeasonAnswer } from '@ankur/contracts/farm-record/season';

/** So many fields, plantings and animals are shown; nobody has more at once. */
const ALL = { query: { limit: 100 } };

/** What must be there before something that names it. */
const named = (id: string | null | undefined): readonly string[] => (id ? [id] : []);

/** A photograph goes up slowly on rural networks. */
const UPLOAD_TIMEOUT_MS = 90_000;

/** One entry for each animal of a duty. */
const apart = (due: readonly DueEntry[]): DueEntry[] =>
  due.flatMap(({ also = [], ...one }) => [one, ...also.map((other) => ({ ...one, ...other }))]);

interface Event {
  parent: string;
  id: string;
}

interface NewEvent<Input> {
  parent: string;
  body: Input;
}
const ofParent = <Input>({ parent, body }: NewEvent<Input>) => ({ params: { parent }, body });
const parentFirst = ({ parent }: { parent: string }): readonly string[] => [parent];

export const farmApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, add } = fromContract(build);
    const idOf = ({ id }: { id: string }) => ({ params: { id } });
    return {
      fields: query(fields.list, () => ALL),
      addField: add(fields.add, (body: FieldInput) => ({ body }), {
        waits: { what: 'field', row: fieldThatWaits },
      }),
      changeField: mutation(
        fields.change,
        ({ field, body }: { field: Field; body: FieldInput }) => ({ ...idOf(field), body }),
        {
          waits: {
            what: 'field',
            before: ({ field }) => field,
            row: ({ field, body }) => fieldThatWaits({ ...field, ...body } as FieldInput, field.id),
          },
        },
      ),
      plantings: query(plantings.list, () => ALL),
      planting: query(plantings.get, (id: string) => ({ params: { id } })),
      addPlanting: add(plantings.add, (body: PlantingInput) => ({ body }), {
        waits: {
          what: 'planting',
          after: ({ field }) => named(field),
          row: plantingThatWaits,
        },
      }),
      changePlanting: mutation(
        plantings.change,
        ({ planting, body }: { planting: Planting; body: Partial<PlantingInput> }) => ({
          ...idOf(planting),
          body,
        }),
        {
          waits: {
            what: 'planting',
            before: ({ planting }) => planting,
            row: ({ planting, body }) => ({ ...planting, ...body }) as Planting,
          },
        },
      ),
      addPlantingEvent: add(plantingEvents.add, ofParent<PlantingEventInput>, {
        waits: { what: 'plantingEvent', after: parentFirst, row: plantingEventThatWaits },
      }),
      removePlantingEvent: mutation(plantingEvents.remove, (params: Event) => ({ params }), {
        waits: { what: 'plantingEvent', thing: ({ id }) => id, row: () => null },
      }),
      animals: query(herd.list, () => ALL),
      addAnimal: add(herd.add, (body: AnimalInput) => ({ body }), {
        waits: { what: 'animal', after: ({ dam }) => named(dam), row: animalThatWaits },
      }),
      changeAnimal: mutation(
        herd.change,
        ({ animal, body }: { animal: Animal; body: Partial<AnimalInput> }) => ({
          ...idOf(animal),
          body,
        }),
        {
          waits: {
            what: 'animal',
            before: ({ animal }) => animal,
            row: ({ animal, body }) => ({ ...animal, ...body }) as Animal,
          },
        },
      ),
      herdDue: query(herd.due, (lang: Language) => ({ query: { lang, together: 'true' } }), {
        transformResponse: apart,
      }),
      animalEvents: query(animalEvents.list, (parent: string) => ({ params: { parent }, ...ALL })),
      addAnimalEvent: add(animalEvents.add, ofParent<AnimalEventInput>, {
        waits: { what: 'animalEvent', after: parentFirst, row: animalEventThatWaits },
      }),
      removeAnimalEvent: mutation(animalEvents.remove, (params: Event) => ({ params }), {
        waits: { what: 'animalEvent', thing: ({ id }) => id, row: () => null },
      }),
      losses: query(losses.list, () => ALL),
      addLoss: add(losses.add, (body: LossInput) => ({ body }), {
        waits: {
          what: 'loss',
          after: ({ planting }) => named(planting),
          row: lossThatWaits,
        },
      }),
      changeLoss: mutation(
        losses.change,
        ({ loss, body }: { loss: Loss; body: Partial<LossInput> }) => ({ ...idOf(loss), body }),
        {
          waits: {
            what: 'loss',
            before: ({ loss }) => loss,
            row: ({ loss, body }) => changedLoss(loss, body),
          },
        },
      ),
      addLossPhoto: add(
        losses.addPhoto,
        ({ loss, form }: { loss: string; form: FormData }) => ({
          params: { parent: loss },
          body: form,
          timeout: UPLOAD_TIMEOUT_MS,
        }),
        {
          waits: { what: 'lossPhoto', after: ({ loss }) => [loss], row: lossPhotoThatWaits },
        },
      ),
    };
  },
});

export const {
  useFieldsQuery,
  useAddFieldMutation,
  useChangeFieldMutation,
  usePlantingsQuery,
  usePlantingQuery,
  useAddPlantingMutation,
  useChangePlantingMutation,
  useAddPlantingEventMutation,
  useRemovePlantingEventMutation,
  useAnimalsQuery,
  useAddAnimalMutation,
  useChangeAnimalMutation,
  useHerdDueQuery,
  useAnimalEventsQuery,
  useAddAnimalEventMutation,
  useRemoveAnimalEventMutation,
  useLossesQuery,
  useAddLossMutation,
  useChangeLossMutation,
  useAddLossPhotoMutation,
} = farmApi;
