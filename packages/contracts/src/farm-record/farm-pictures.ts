import * as z from 'zod/mini';
import { PHOTO_NOT_IMAGE } from '../http/common.ts';
import { endpoint, MAKE, REMOVE } from '../http/endpoint.ts';
import { commonFailure } from '../http/problems.ts';
import { rowId } from '../http/row-id.ts';
import { farmPicture } from './picture.ts';

/** Records that can have one picture of their own. */
export const PICTURE_OF = ['field', 'animal', 'planting_event', 'animal_event'] as const;
export type PictureOf = (typeof PICTURE_OF)[number];

export const FARM_PICTURE_BYTES_MAX = 20 * 1024 * 1024;
export const FARM_PICTURE_NOT_IMAGE = PHOTO_NOT_IMAGE;
export const FARM_PICTURE_TOO_LARGE = commonFailure('photo_too_large', { max_megabytes: 20 });

export const farmPictureForm = z.object({ id: rowId });

/** `of` is one of `PICTURE_OF`, `parent` the id of the record. */
const path = '/api/user/farm-pictures/:of/:parent/';
const params = z.object({ of: z.string(), parent: z.string() });
const tags = ['Fields', 'Animals', 'Plantings'] as const;

export const farmPictureEndpoints = {
  add: endpoint({
    ...MAKE,
    path,
    tags,
    summary: `Add the picture of a record, one of ${PICTURE_OF.join(', ')}: \`image\`; it replaces the one before`,
    makes: 'picture of the farm',
    params,
    bodyKind: 'multipart',
    answer: farmPicture,
  }),
  remove: endpoint({
    ...REMOVE,
    path: `${path}:id/`,
    tags,
    summary: 'Delete the picture of a record',
    params: z.extend(params, { id: z.string() }),
  }),
};
