import animalEvents from 'virtual:endpoints/animal-events';
import fields from 'virtual:endpoints/fields';
import herd from 'virtual:endpoints/herd';
import losses from 'virtual:endpoints/losses';
import plantingEvents from 'virtual:endpoints/planting-events';
import plantings from 'virtual:endpoints/plantings';
import type { AnimalEvent, AnimalEventInput } from '@ankur/contracts/farm-record/animal-events';
import type { Animal } from '@ankur/contracts/farm-record/animals';
import type { Field } from '@ankur/contracts/farm-record/fields';
import type { Loss } from '@ankur/contracts/farm-record/losses';
import type {
  PlantingEvent,
  PlantingEventInput,
} from '@ankur/contracts/farm-record/planting-events';
import type { Planting } from '@ankur/contracts/farm-record/plantings';
import type { Language } from '@ankur/languages/languages';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { UNDO_MS } from './undo-ms.ts';

export type { AnimalEvent, AnimalEventInput, PlantingEvent, PlantingEventInput };

interface Changed<Event, Input> {
  event: Event;
  body: Partial<Input>;
}

/** A deletion of a record, which waits for as long as it can be taken back: other rows go with it, which nothing brings back. */
const removal = <Row extends object>(what: string) => ({
  waits: { what, before: (row: Row) => row, row: () => null, undoMs: UNDO_MS },
});

/** What only the lists of the farm ask and change; the home page loads none of it. */
const farmChangesApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { mutation, query } = fromContract(build);
    const idOf = ({ id }: { id: string }) => ({ params: { id } });
    return {
      silencedDue: query(herd.due, (lang: Language) => ({ query: { lang, silenced: 'true' } })),
      changePlantingEvent: mutation(
        plantingEvents.change,
        ({ event, body }: Changed<PlantingEvent, PlantingEventInput>) => ({
          params: { parent: event.planting, id: event.id },
          body,
        }),
        {
          waits: {
            what: 'plantingEvent',
            after: ({ event }) => [event.planting],
            before: ({ event }) => event,
            row: ({ event, body }) => ({ ...event, ...body }) as PlantingEvent,
          },
        },
      ),
      changeAnimalEvent: mutation(
        animalEvents.change,
        ({ event, body }: Changed<AnimalEvent, AnimalEventInput>) => ({
          params: { parent: event.animal, id: event.id },
          body,
        }),
        {
          waits: {
            what: 'animalEvent',
            after: ({ event }) => [event.animal],
            before: ({ event }) => event,
            row: ({ event, body }) => ({ ...event, ...body }) as AnimalEvent,
          },
        },
      ),
      removeField: mutation(fields.remove, idOf, removal<Field>('field')),
      removePlanting: mutation(plantings.remove, idOf, removal<Planting>('planting')),
      removeAnimal: mutation(herd.remove, idOf, removal<Animal>('animal')),
      removeLoss: mutation(losses.remove, idOf, removal<Loss>('loss')),
      removeLossPhoto: mutation(
        losses.removePhoto,
        (params: { parent: string; id: string }) => ({ params }),
        {
          waits: { what: 'lossPhoto', thing: ({ id }) => id, row: () => null, undoMs: UNDO_MS },
        },
      ),
    };
  },
});

export const {
  useSilencedDueQuery,
  useChangePlantingEventMutation,
  useChangeAnimalEventMutation,
  useRemoveFieldMutation,
  useRemovePlantingMutation,
  useRemoveAnimalMutation,
  useRemoveLossMutation,
  useRemoveLossPhotoMutation,
} = farmChangesApi;
