import farmTasks from 'virtual:endpoints/farm-tasks';
import irrigation from 'virtual:endpoints/irrigation';
import type { IrrigationAdvice, SavedWatering } from '@ankur/contracts/irrigation/endpoints';
import type { Pump, WateringFields } from '@ankur/contracts/irrigation/rules';
import { pendingTask } from '../../entities/task/pending-task.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import type { TaskInput } from './task-input.ts';

/** The form's request; coordinates are empty when the place is unknown. */
export interface Question {
  lat: number | '';
  lon: number | '';
  crop_type: string;
  land_size: number;
  date: string;
  sowing_date?: string | null;
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

const irrigationApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation, add } = fromContract(build);
    return {
      weekOfWater: query(irrigation.suggest, (farmer: Question) => ({ body: { farmer } }), {
        transformResponse: (advice) => ({ ...NO_MORE, ...advice }),
      }),
      suggestIrrigation: mutation(
        irrigation.suggest,
        (farmer: Question) => ({ body: { farmer } }),
        {
          transformResponse: (advice) => ({ ...NO_MORE, ...advice }),
        },
      ),
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
      makeIrrigationTask: add(farmTasks.add, (body: TaskInput) => ({ body }), {
        waits: { what: 'task', row: pendingTask },
      }),
    };
  },
});

export const {
  useWeekOfWaterQuery,
  useSuggestIrrigationMutation,
  usePumpQuery,
  useSavePumpMutation,
  useWateringsQuery,
  useLogWateringMutation,
  useRemoveWateringMutation,
  useMakeIrrigationTaskMutation,
} = irrigationApi;
