import animalEvents from 'virtual:endpoints/animal-events';
import plantingEvents from 'virtual:endpoints/planting-events';
import plantings from 'virtual:endpoints/plantings';
import type { AnimalEvent, AnimalEventInput } from '@ankur/contracts/farm-record/animal-events';
import type {
  PlantingEvent,
  PlantingEventInput,
} from '@ankur/contracts/farm-record/planting-events';
import type { Planting } from '@ankur/contracts/farm-record/plantings';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export type { AnimalEvent, AnimalEventInput, PlantingEvent, PlantingEventInput };

interface Changed<Event, Input> {
  event: Event;
  body: Partial<Input>;
}

/** Changes that only the lists of the farm make; the home page loads none of them. */
const farmChangesApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = fromContract(build);
    return {
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
      removePlanting: mutation(
        plantings.remove,
        ({ id }: Planting) => ({
          params: { id },
        }),
        { waits: { what: 'planting', before: (planting) => planting, row: () => null } },
      ),
    };
  },
});

export const {
  useChangePlantingEventMutation,
  useChangeAnimalEventMutation,
  useRemovePlantingMutation,
} = farmChangesApi;
