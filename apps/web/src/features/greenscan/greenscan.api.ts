import type {
  Analysis,
  Scan,
  ScanForm,
  SprayAnswer,
  SprayForm,
} from '@ankur/contracts/greenscan/endpoints';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { addOnce } from '../../lib/http/add-once.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import { atCursor, type Paged, pagedByLink, pageOf } from '../../lib/http/paged.ts';

/** What every answer has; the rest may be missing in an older server's answer. */
export type ScanResult = Pick<Analysis, 'disease' | 'severity' | 'recommendations'> &
  Partial<Analysis>;

/** Uploads take their time on a village's network. */
const UPLOAD_TIMEOUT_MS = 90_000;

export const greenscanApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    analyzePhotos: build.mutation<
      { analysis?: unknown },
      { photos: readonly Blob[]; crop: string | null }
    >({
      query: ({ photos, crop }) => {
        const body = new FormData();
        for (const photo of photos) body.append('image', photo);
        if (crop) body.append('crop', crop);
        return {
          url: '/api/greenscan/analyze/',
          method: 'POST',
          body,
          timeout: UPLOAD_TIMEOUT_MS,
        };
      },
    }),
    scans: build.infiniteQuery<Paged<Scan>, void, string | null>({
      infiniteQueryOptions: pagedByLink,
      query: ({ pageParam }) => ({ url: '/api/user/scans/', params: atCursor(pageParam) }),
      transformResponse: (scans: Scan[], meta: FetchBaseQueryMeta | undefined) =>
        pageOf(scans, meta),
      providesTags: ['Scans'],
    }),
    keepScan: build.mutation<Scan, { photo: Blob; form: ScanForm }>({
      query: ({ photo, form }) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(form)) body.append(name, String(value ?? ''));
        body.append('image', photo);
        return { url: '/api/user/scans/', method: 'POST', body, timeout: UPLOAD_TIMEOUT_MS };
      },
      invalidatesTags: ['Scans'],
    }),
    removeScan: build.mutation<unknown, string>({
      query: (id) => ({ url: `/api/user/scans/${id}/`, method: 'DELETE' }),
      invalidatesTags: ['Scans'],
    }),
    planSpray: build.mutation<SprayAnswer, SprayForm>({
      queryFn: (body, _api, _options, ask) => addOnce<SprayAnswer>(ask, '/api/user/sprays/', body),
      invalidatesTags: ['FarmTasks'],
    }),
  }),
});

export const {
  useAnalyzePhotosMutation,
  useScansInfiniteQuery,
  useKeepScanMutation,
  useRemoveScanMutation,
  usePlanSprayMutation,
} = greenscanApi;
