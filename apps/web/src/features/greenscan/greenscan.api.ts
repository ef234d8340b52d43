import greenscan from 'virtual:endpoints/greenscan';
import type {
  Analysis,
  Scan,
  ScanForm,
  ScanWord,
  SprayAnswer,
  SprayForm,
} from '@ankur/contracts/greenscan/endpoints';
import { pendingTask } from '../../entities/task/pending-task.ts';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';
import { addLocalDays } from '../../lib/time/local-date.ts';

/** Required fields of an answer; an older server may lack the others. */
export type ScanResult = Pick<Analysis, 'disease' | 'severity' | 'recommendations'> &
  Partial<Analysis>;

/** A spray, with the days that must pass before the harvest. */
interface PlannedSpray extends SprayForm {
  waitDays?: number;
}

/** A planned spray until the server has it; it alone knows which harvests are in the way. */
function sprayThatWaits(
  { task_name, notes, date, label, waitDays = 0 }: PlannedSpray,
  id: string,
): SprayAnswer {
  const crop = label.split('___')[0] ?? null;
  const task = { ...pendingTask({ task_name, date, ...(notes && { notes }) }, id), crop };
  return { task, harvest_from: addLocalDays(date, waitDays), in_the_way: [] };
}

interface ScanToKeep {
  photo: Blob;
  form: ScanForm;
}

/** A scan until the server has it; its photograph lies beside the write. */
function scanThatWaits({ form }: ScanToKeep, id: string): Scan {
  const { label, crop, verdict, severity, confidence, scanned_at } = form;
  const made = { label, crop, verdict, severity, confidence, created_at: scanned_at ?? '' };
  return { ...made, id, photo: '', photo_small: '', word: null };
}

interface Photos {
  photos: readonly Blob[];
  crop: string | null;
}

/** Uploads are slow on rural networks. */
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
      keepScan: mutation(
        greenscan.keepScan,
        ({ photo, form }: ScanToKeep) => {
          const body = new FormData();
          for (const [name, value] of Object.entries(form)) body.append(name, String(value ?? ''));
          body.append('image', photo, 'leaf.jpg');
          return { body, timeout: UPLOAD_TIMEOUT_MS };
        },
        { waits: { what: 'scan', row: scanThatWaits, inBackground: true } },
      ),
      setScanWord: mutation(
        greenscan.setScanWord,
        ({ id, ...body }: ScanWord & { id: string }) => ({ params: { id }, body }),
        {
          waits: {
            ...{ what: 'scan', kind: 'set' },
            thing: ({ id }) => `${id}/word`,
            after: ({ id }) => [id],
            row: ({ by, label }) => ({ word: label === null ? null : { by, label } }) as Scan,
          },
        },
      ),
      removeScan: mutation(greenscan.removeScan, ({ id }: Scan) => ({ params: { id } }), {
        waits: { what: 'scan', before: (scan) => scan, row: () => null },
      }),
      planSpray: add(greenscan.spray, ({ waitDays: _, ...body }: PlannedSpray) => ({ body }), {
        waits: { what: 'task', row: sprayThatWaits, stored: ({ task }) => task },
      }),
    };
  },
});

export const {
  useAnalyzePhotosMutation,
  useScansInfiniteQuery,
  useKeepScanMutation,
  useRemoveScanMutation,
  useSetScanWordMutation,
  usePlanSprayMutation,
} = greenscanApi;
