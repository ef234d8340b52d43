import { PHOTO_BYTES_MAX } from '@ankur/contracts/community/rules';
import { type ExpertRequestForm, expertRequestForm } from '@ankur/contracts/experts/rules';
import { PHOTO_NOT_IMAGE, PHOTO_TOO_LARGE } from '@ankur/contracts/http/common';
import { check } from '@ankur/contracts/http/errors';
import type { FastifyRequest } from 'fastify';
import type { Press } from '../../platform/database/press-rows.ts';
import { alsoRefused, tooLarge, unsupportedMedia } from '../../platform/errors/app-error.ts';
import type { Ids } from '../../platform/ids.ts';
import type { MediaStore } from '../../platform/media-store/media-store.ts';
import { reencodePicture, UnreadablePicture } from '../../platform/pictures/pictures.ts';
import { readUpload, type UploadedFile } from '../community/read-upload.ts';

/**
 * Reads a question and the press that sent it, as JSON or as a form with an optional photograph, which is kept
 * re-encoded.
 */
export async function readRequest(
  request: FastifyRequest,
  media: Pick<MediaStore, 'put'>,
  ids: Ids,
): Promise<{ form: ExpertRequestForm; photoKey: string | null; press: Press | undefined }> {
  const upload = await readUpload(request, { photo: PHOTO_BYTES_MAX }, () => ids.next());
  try {
    const checked = check(expertRequestForm, upload.fields);
    const picture = () => readPhoto(upload.files.photo);
    if (!checked.ok) throw await alsoRefused(checked.failures, picture);
    const content = await picture();
    const { press } = upload;
    if (!content) return { form: checked.value, photoKey: null, press };
    const photoKey = `experts/${ids.secret(18).toLowerCase().replaceAll('_', '-')}.webp`;
    await media.put(photoKey, content, 'image/webp');
    return { form: checked.value, photoKey, press };
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
