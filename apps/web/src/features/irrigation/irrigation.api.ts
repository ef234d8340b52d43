import type { IrrigationAdvice, SavedWatering } from '@ankur/contracts/irrigation/endpoints';
import type { Pump, WateringFields } from '@ankur/contracts/irrigation/rules';
import { addOnce } from '../../lib/http/add-once.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import type { TaskInput } from './task-input.ts';

/** The question as the form asks it; coordinates are empty when the place is not known. */
export interface Question {
  lat: number | '';
  lon: number | '';
  crop_type: string;
  land_size: number;
  date: string;
  sowing_date?: string | null;
}

/** What an answer says besides the nine figures of the card; a server that says less is understood too. */
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

const irrigationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    suggestIrrigation: build.mutation<IrrigationAdvice, Question>({
      query: (farmer) => ({ url: '/api/user/irrigation/', method: 'POST', body: { farmer } }),
      transformResponse: (advice: IrrigationAdvice) => ({ ...NO_MORE, ...advice }),
    }),
    pump: build.query<{ pump: Pump | null }, void>({
      query: () => '/api/user/irrigation/pump/',
      providesTags: ['Irrigation'],
    }),
    savePump: build.mutation<unknown, Pump>({
      query: (body) => ({ url: '/api/user/irrigation/pump/', method: 'PUT', body }),
      invalidatesTags: ['Irrigation'],
    }),
    waterings: build.query<SavedWatering[], void>({
      query: () => '/api/user/irrigation/waterings/',
      providesTags: ['Irrigation'],
    }),
    logWatering: build.mutation<SavedWatering, WateringFields>({
      queryFn: (body, _api, _options, ask) =>
        addOnce<SavedWatering>(ask, '/api/user/irrigation/waterings/', body),
      invalidatesTags: ['Irrigation'],
    }),
    removeWatering: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/user/irrigation/waterings/${id}/`, method: 'DELETE' }),
      invalidatesTags: ['Irrigation'],
    }),
    makeIrrigationTask: build.mutation<unknown, TaskInput>({
      queryFn: (body, _api, _options, ask) => addOnce(ask, '/api/user/farm-tasks/', body),
      invalidatesTags: ['FarmTasks'],
    }),
  }),
});

export const {
  useSuggestIrrigationMutation,
  usePumpQuery,
  useSavePumpMutation,
  useWateringsQuery,
  useLogWateringMutation,
  useRemoveWateringMutation,
  useMakeIrrigationTaskMutation,
} = irrigationApi;
