import irrigation from 'virtual:endpoints/irrigation';
import type { IrrigationAdvice, SavedWatering } from '@ankur/contracts/irrigation/endpoints';
import type { Pump, WateringFields } from '@ankur/contracts/irrigation/rules';
import { computesOnPhone } from '../../lib/answers/on-phone.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { placeState } from '../../lib/place/place-store.ts';
import type { Advice, Question } from './question.ts';

/** The place of the device or the farm; without coordinates the server takes the profile's. */
function hereNow(): { lat?: number; lon?: number } {
  const state = placeState();
  if (state.status !== 'known' || state.place.lat === null || state.place.lon === null) return {};
  return { lat: state.place.lat, lon: state.place.lon };
}

/** Optional parts of an answer besides the nine figures. */
const NO_MORE = {
  suggestion_code: '',
  suggestion_values: {},
  period_days: 7,
  daily: [],
  method: '',
  season: null,
  stage: null,
  sowing_date: null,
  sowing_date_assumed: false,
  notes: [],
  working: [],
  pump: null,
  station: null,
} satisfies Partial<IrrigationAdvice>;

/** Placeholder result of queued settings. */
const NOT_ANSWERED = { msg: '', updated_at: '' };

export const irrigationApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, add } = fromContract(build);
    return {
      weekOfWater: query(irrigation.suggest, (farmer: Question) => ({ body: { farmer } }), {
        transformResponse: (advice): Advice => ({ ...NO_MORE, ...advice }),
      }),
      suggestIrrigation: mutation(
        irrigation.suggest,
        (farmer: Question) => ({ body: { farmer } }),
        {
          transformResponse: (advice): Advice => ({ ...NO_MORE, ...advice }),
        },
      ),
      /** Where the farmer is now; the last answer is what advice is computed from without a network. */
      waterFacts: query(irrigation.facts, () => ({ query: hereNow() })),
      pump: query(irrigation.pump, () => ({})),
      savePump: mutation(irrigation.savePump, (body: Pump) => ({ body }), {
        waits: {
          what: 'pump',
          kind: 'set',
          thing: () => 'pump',
          row: (pump) => ({ ...NOT_ANSWERED, ...pump }),
        },
      }),
      waterings: query(irrigation.waterings, () => ({})),
      logWatering: add(irrigation.logWatering, (body: WateringFields) => ({ body }), {
        waits: { what: 'watering', row: (body, id) => ({ ...body, id }) },
      }),
      removeWatering: mutation(
        irrigation.removeWatering,
        ({ id }: SavedWatering) => ({ params: { id } }),
        { waits: { what: 'watering', before: (watering) => watering, row: () => null } },
      ),
    };
  },
});

computesOnPhone('weekOfWater', async (question: Question) =>
  (await import('./water-on-phone.ts')).adviseOnPhone(question),
);

export const {
  useWeekOfWaterQuery,
  useSuggestIrrigationMutation,
  usePumpQuery,
  useSavePumpMutation,
  useWateringsQuery,
  useLogWateringMutation,
  useRemoveWateringMutation,
} = irrigationApi;
