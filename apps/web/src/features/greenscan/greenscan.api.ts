import greenscan from 'virtual:endpoints/greenscan';
import type { Analysis, ScanForm, SprayForm } from '@ankur/contracts/greenscan/endpoints';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

/** What every answer has; the rest may be missing in an older server's answer. */
export type ScanResult = Pick<Analysis, 'disease' | 'severity' | 'recommendations'> &
  Partial<Analysis>;

interface Photos {
  photos: readonly Blob[];
  crop: string | null;
}

/** Uploads take their time on a village's network. */
const UPLOAD_TIMEOUT_MS = 90_000;

export const greenscanApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { list, mutation, add } = fromContract(build);
    return {
      analyzePhotos: mutation<typeof greenscan.analyze, Photos, { analysis?: unknown }>(
        greenscan.analyze,
        ({ photos, crop }) => {
          const body = new FormData();
          for (const photo of photos) body.append('image', photo);
          if (crop) body.append('crop', crop);
          return { body, timeout: UPLOAD_TIMEOUT_MS };
        },
      ),
      scans: list(greenscan.scans, () => ({})),
      keepScan: mutation(greenscan.keepScan, ({ photo, form }: { photo: Blob; form: ScanForm }) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(form)) body.append(name, String(value ?? ''));
        body.append('image', photo);
        return { body, timeout: UPLOAD_TIMEOUT_MS };
      }),
      removeScan: mutation(greenscan.removeScan, (id: string) => ({ params: { id } })),
      planSpray: add(greenscan.spray, (body: SprayForm) => ({ body })),
    };
  },
});

export const {
  useAnalyzePhotosMutation,
  useScansInfiniteQuery,
  useKeepScanMutation,
  useRemoveScanMutation,
  usePlanSprayMutation,
} = greenscanApi;
