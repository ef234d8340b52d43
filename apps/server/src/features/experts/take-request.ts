import { PHOTO_BYTES_MAX } from '@ankur/contracts/community/rules';
import { type ExpertRequestForm, expertRequestForm } from '@ankur/contracts/experts/rules';
import { PHOTO_NOT_IMAGE, PHOTO_TOO_LARGE } from '@ankur/contracts/http/common';
import { check } from '@ankur/contracts/http/errors';
import { madeFields } from '@ankur/contracts/http/row-id';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { alsoRefused, tooLarge, unsupportedMedia } from '../../platform/errors/app-error.ts';
import { readUpload, type UploadedFile } from '../../platform/http/read-upload.ts';
import type { Ids } from '../../platform/ids.ts';
import { type MediaStore, mediaName } from '../../platform/media-store/media-store.ts';
import { reencodePicture, UnreadablePicture } from '../../platform/pictures/pictures.ts';
import type { Created } from '../../platform/writes/idempotent-create.ts';
import type { Write } from '../../platform/writes/write.ts';

const fields = z.extend(expertRequestForm, madeFields);

interface Keeper<T> {
  /** The question already created under this id, or null. */
  asked(write: Write | undefined): Promise<T | null>;
  keep(
    form: ExpertRequestForm,
    photoKey: string | null,
    write: Write | undefined,
  ): Promise<Created<T>>;
}

/**
 * Creates a question from JSON or a form with an optional photograph, which is stored re-encoded. A
 * retry encodes no photograph.
 */
export async function takeRequest<T>(
  request: FastifyRequest,
  media: Pick<MediaStore, 'put'>,
  ids: Ids,
  { asked, keep }: Keeper<T>,
): Promise<Created<T>> {
  const upload = await readUpload(request, { photo: PHOTO_BYTES_MAX }, () => ids.next());
  try {
    const checked = check(fields, upload.fields);
    const picture = () => readPhoto(upload.files.photo);
    if (!checked.ok) throw await alsoRefused(checked.failures, picture);
    const before = await asked(upload.write);
    if (before) return { row: before, again: true };
    const { id: _, ...form } = checked.value;
    const content = await picture();
    if (!content) return await keep(form, null, upload.write);
    const photoKey = `experts/${mediaName(ids)}.webp`;
    await media.put(photoKey, content, 'image/webp');
    return await keep(form, photoKey, upload.write);
  } finally {
    await upload.dispose();
  }
}

async function readPhoto(photo: UploadedFile | undefined): Promise<Buffer | undefined> {
  if (!photo || photo.bytes === 0) return undefined;
  if (photo.tooLarge) throw tooLarge('photo', PHOTO_TOO_LARGE);
  const [content] = await reencodePicture(photo.path, [
    { width: 1280, height: 1280, fit: 'inside' },
  ]).catch((error: unknown) => {
    if (error instanceof UnreadablePicture) throw unsupportedMedia('photo', PHOTO_NOT_IMAGE);
    throw error;
  });
  if (!content) throw unsupportedMedia('photo', PHOTO_NOT_IMAGE);
  return content;
}
