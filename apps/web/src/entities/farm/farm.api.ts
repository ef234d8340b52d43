import animalEvents from 'virtual:endpoints/animal-events';
import fields from 'virtual:endpoints/fields';
import herd from 'virtual:endpoints/herd';
import losses from 'virtual:endpoints/losses';
import plantingEvents from 'virtual:endpoints/planting-events';
import plantings from 'virtual:endpoints/plantings';
import season from 'virtual:endpoints/season';
import type { AnimalEventInput } from '@ankur/contracts/farm-record/animal-events';
import type { AnimalInput } from '@ankur/contracts/farm-record/animals';
import type { FieldInput } from '@ankur/contracts/farm-record/fields';
import type { LossInput } from '@ankur/contracts/farm-record/losses';
import type { PlantingEventInput } from '@ankur/contracts/farm-record/planting-events';
import type { PlantingInput } from '@ankur/contracts/farm-record/plantings';
import type { Language } from '@ankur/languages/languages';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export type { Animal, DueEntry } from '@ankur/contracts/farm-record/animals';
export type { Field } from '@ankur/contracts/farm-record/fields';
export type { Loss } from '@ankur/contracts/farm-record/losses';
export type { DiaryEntry, Planting } from '@ankur/contracts/farm-record/plantings';
export type { SeasonAnswer } from '@ankur/contracts/farm-record/season';

/** So many fields, plantings and animals are shown; nobody has more at once. */
const ALL = { query: { limit: 100 } };

const farmApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, add } = fromContract(build);
    return {
      fields: query(fields.list, () => ALL),
      addField: add(fields.add, (body: FieldInput) => ({ body })),
      removeField: mutation(fields.remove, (id: string) => ({ params: { id } })),
      plantings: query(plantings.list, () => ALL),
      planting: query(plantings.get, (id: string) => ({ params: { id } })),
      addPlanting: add(plantings.add, (body: PlantingInput) => ({ body })),
      changePlanting: mutation(
        plantings.change,
        ({ id, body }: { id: string; body: Partial<PlantingInput> }) => ({
          params: { id },
          body,
        }),
      ),
      addPlantingEvent: add(
        plantingEvents.add,
        ({ parent, body }: { parent: string; body: PlantingEventInput }) => ({
          params: { parent },
          body,
        }),
      ),
      removePlantingEvent: mutation(
        plantingEvents.remove,
        (params: { parent: string; id: string }) => ({ params }),
      ),
      animals: query(herd.list, () => ALL),
      addAnimal: add(herd.add, (body: AnimalInput) => ({ body })),
      herdDue: query(herd.due, (lang: Language) => ({ query: { lang } })),
      addAnimalEvent: add(
        animalEvents.add,
        ({ parent, body }: { parent: string; body: AnimalEventInput }) => ({
          params: { parent },
          body,
        }),
      ),
      removeAnimalEvent: mutation(
        animalEvents.remove,
        (params: { parent: string; id: string }) => ({ params }),
      ),
      season: query(season.season, (dates: { from?: string; to?: string }) => ({ query: dates })),
      losses: query(losses.list, () => ALL),
      addLoss: add(losses.add, (body: LossInput) => ({ body })),
      changeLoss: mutation(
        losses.change,
        ({ id, body }: { id: string; body: Partial<LossInput> }) => ({
          params: { id },
          body,
        }),
      ),
    };
  },
});

export const {
  useFieldsQuery,
  useAddFieldMutation,
  useRemoveFieldMutation,
  usePlantingsQuery,
  usePlantingQuery,
  useAddPlantingMutation,
  useChangePlantingMutation,
  useAddPlantingEventMutation,
  useRemovePlantingEventMutation,
  useAnimalsQuery,
  useAddAnimalMutation,
  useHerdDueQuery,
  useAddAnimalEventMutation,
  useRemoveAnimalEventMutation,
  useSeasonQuery,
  useLossesQuery,
  useAddLossMutation,
  useChangeLossMutation,
} = farmApi;
