import { itemCrop, PHOTO_BYTES_MAX, postDescription } from '@ankur/contracts/community/rules';
import { PHOTO_NOT_IMAGE, PHOTO_TOO_LARGE } from '@ankur/contracts/http/common';
import { check } from '@ankur/contracts/http/errors';
import { madeFields } from '@ankur/contracts/http/row-id';
import { failure } from '@ankur/contracts/problems';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  alsoRefused,
  invalid,
  tooLarge,
  unsupportedMedia,
} from '../../platform/errors/app-error.ts';
import { readUpload, type UploadedFile } from '../../platform/http/read-upload.ts';
import type { Ids } from '../../platform/ids.ts';
import { type MediaStore, mediaName } from '../../platform/media-store/media-store.ts';
import { differenceHash } from '../../platform/pictures/difference-hash.ts';
import { reencodePicture, UnreadablePicture } from '../../platform/pictures/pictures.ts';
import type { Created } from '../../platform/writes/idempotent-create.ts';
import type { Write } from '../../platform/writes/write.ts';
import type { NewItem } from './feed.service.ts';

const WIDTHS = [320, 720, 1280] as const;
/** AVIF only for the width where it saves most per second of encoding. */
const AVIF_WIDTHS = new Set<number>([720]);
const BLUR_PX = 16;

const fields = z.object({
  ...madeFields,
  description: postDescription,
  crop: itemCrop,
});

interface Keeper<T> {
  /** The item already created under this id, or null. */
  shared(write: Write | undefined): Promise<T | null>;
  keep(item: NewItem, write: Write | undefined): Promise<Created<T>>;
}

/**
 * Creates a post from a picture and a description, reporting every failing field at once; stores the picture re-encoded. A
 * retry encodes no picture.
 */
export async function sharePost<T>(
  request: FastifyRequest,
  media: Pick<MediaStore, 'put'>,
  ids: Ids,
  { shared, keep }: Keeper<T>,
): Promise<Created<T>> {
  const upload = await readUpload(request, { photo: PHOTO_BYTES_MAX }, () => ids.next());
  try {
    const checked = check(fields, upload.fields);
    const picture = () => encode(upload.files.photo);
    if (!checked.ok) throw await alsoRefused(checked.failures, picture);
    const before = await shared(upload.write);
    if (before) return { row: before, again: true };
    const encoded = await picture();
    const pictures = await Promise.all(
      encoded.pictures.map(async ({ width, webp, avif }) => {
        const key = `posts/${mediaName(ids)}`;
        await media.put(`${key}.webp`, webp, 'image/webp');
        if (avif) await media.put(`${key}.avif`, avif, 'image/avif');
        return { width, webp: `${key}.webp`, ...(avif ? { avif: `${key}.avif` } : {}) };
      }),
    );
    const [smallest] = encoded.pictures;
    const item = {
      description: checked.value.description,
      crop: checked.value.crop?.toLowerCase() || null,
      media: { pictures },
      blur: encoded.blur,
      pictureHash: smallest ? await differenceHash(smallest.webp) : null,
    };
    return await keep(item, upload.write);
  } finally {
    await upload.dispose();
  }
}

async function encode(file: UploadedFile | undefined) {
  if (!file) throw invalid({ photo: [failure('post_photo_missing')] });
  if (file.tooLarge) throw tooLarge('photo', PHOTO_TOO_LARGE);
  const sizes = WIDTHS.flatMap((width) => {
    const size = { width, height: width * 2, fit: 'inside' as const };
    return AVIF_WIDTHS.has(width) ? [size, { ...size, format: 'avif' as const }] : [size];
  });
  try {
    const [blur, ...buffers] = await reencodePicture(file.path, [
      { width: BLUR_PX, height: BLUR_PX, fit: 'inside' },
      ...sizes,
    ]);
    const byWidth = WIDTHS.map((width) => {
      const at = (format?: 'avif') =>
        buffers[
          sizes.findIndex(
            (s) => s.width === width && ('format' in s ? s.format : undefined) === format,
          )
        ];
      return {
        width,
        webp: at() ?? Buffer.alloc(0),
        avif: AVIF_WIDTHS.has(width) ? at('avif') : undefined,
      };
    });
    return {
      pictures: byWidth,
      blur: blur ? `data:image/webp;base64,${blur.toString('base64')}` : null,
    };
  } catch (error) {
    if (error instanceof UnreadablePicture) throw unsupportedMedia('photo', PHOTO_NOT_IMAGE);
    throw error;
  }
}
