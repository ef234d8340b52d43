import farmPictures from 'virtual:endpoints/farm-pictures';
import type { PictureOf } from '@ankur/contracts/farm-record/farm-pictures';
import type { FarmPicture } from '@ankur/contracts/farm-record/picture';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

export type { FarmPicture, PictureOf };

/** A picture goes up slowly on rural networks. */
const UPLOAD_TIMEOUT_MS = 90_000;

interface Adding {
  of: PictureOf;
  /** Id of the record that it shows. */
  parent: string;
  form: FormData;
  /** Id of the picture that it replaces, of which nothing may arrive later. */
  before?: string | undefined;
}

/** Pictures of fields, animals and entries of diaries; the home page loads none of them. */
const farmPicturesApi = baseApi.injectEndpoints({
  endpoints: (build) => {
    const { add, mutation } = fromContract(build);
    return {
      addFarmPicture: add(
        farmPictures.add,
        ({ of, parent, form }: Adding) => ({
          params: { of, parent },
          body: form,
          timeout: UPLOAD_TIMEOUT_MS,
        }),
        {
          waits: {
            what: 'farmPicture',
            after: ({ parent, before }) => (before ? [parent, before] : [parent]),
            row: (_, id): FarmPicture => ({ id, url: '', small_url: '' }),
          },
        },
      ),
      removeFarmPicture: mutation(
        farmPictures.remove,
        (params: { of: PictureOf; parent: string; id: string }) => ({ params }),
        { waits: { what: 'farmPicture', thing: ({ id }) => id, row: () => null } },
      ),
    };
  },
});

export const { useAddFarmPictureMutation, useRemoveFarmPictureMutation } = farmPicturesApi;
