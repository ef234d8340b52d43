import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  FEED_MESSAGES,
  reelDescription,
  VIDEO_BYTES_MAX,
  VIDEO_SECONDS_MAX,
} from '@ankur/contracts/community/rules';
import { check, type FieldErrors } from '@ankur/contracts/http/errors';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { invalid, tooLarge, unsupportedMedia } from '../../platform/errors/app-error.ts';
import type { Ids } from '../../platform/ids.ts';
import { contentTypeOf, type MediaStore } from '../../platform/media-store/media-store.ts';
import { reencodePicture } from '../../platform/pictures/pictures.ts';
import type { NewItem } from '../community/feed.service.ts';
import { readUpload, type UploadedFile, uploadFolder } from '../community/read-upload.ts';
import { assembleUpload } from './assemble-upload.ts';
import { examineVideo } from './examine-video.ts';
import type { UploadsRepository } from './uploads.repository.ts';

const POSTER_BYTES_MAX = 5 * 1024 * 1024;

const fields = z.object({
  description: reelDescription,
  crop: z.optional(z.string().check(z.trim(), z.maxLength(60))),
});

/** Reads a new reel: a video that was really looked into (in the form, or by `upload_id`), an optional poster, a description. */
export async function readReel(
  request: FastifyRequest,
  media: MediaStore,
  ids: Ids,
  uploaded: { uploads: UploadsRepository; farmerId: string },
): Promise<NewItem> {
  // "Less than 100MB": exactly as many bytes are too many.
  const limits = { video: VIDEO_BYTES_MAX - 1, poster: POSTER_BYTES_MAX };
  const upload = await readUpload(request, limits, () => ids.next());
  /** The video of a finished resumable upload, as if it had come with the form. */
  const inPieces = async (id: string): Promise<UploadedFile | undefined> => {
    const path = join(await uploadFolder(), ids.next());
    const file: UploadedFile = { path, bytes: 0, mimetype: '', tooLarge: false };
    upload.files.video = file;
    const made = await assembleUpload(uploaded.uploads, uploaded.farmerId, id, path);
    return made ? Object.assign(file, made) : undefined;
  };
  try {
    const checked = check(fields, upload.fields);
    const { poster } = upload.files;
    const pieces = upload.files.video ? undefined : upload.fields.upload_id;
    const video = upload.files.video ?? (pieces && (await inPieces(pieces)));
    const errors: FieldErrors = checked.ok ? {} : checked.errors;
    if (!video) throw invalid({ ...errors, video: [FEED_MESSAGES.videoMissing] });
    if (!checked.ok) throw invalid(errors);
    const kept = await keepVideo(video, media, ids);
    if (pieces) await uploaded.uploads.remove(uploaded.farmerId, pieces);
    return {
      description: checked.value.description,
      crop: checked.value.crop?.toLowerCase() || null,
      media: { ...kept, ...(await keepPoster(poster, media, ids)) },
      blur: null,
    };
  } finally {
    await upload.dispose();
  }
}

const newKey = (ids: Ids) => `reels/${ids.secret(18).toLowerCase().replaceAll('_', '-')}`;

async function keepVideo(file: UploadedFile, media: MediaStore, ids: Ids) {
  if (file.tooLarge) throw tooLarge('video', FEED_MESSAGES.videoTooLarge);
  const seen = await examineVideo(file.path);
  if (seen.kind === 'no-video') throw unsupportedMedia('video', FEED_MESSAGES.videoNotVideo);
  if (seen.kind === 'broken') throw unsupportedMedia('video', FEED_MESSAGES.videoBroken);
  if (seen.durationS > VIDEO_SECONDS_MAX) throw invalid({ video: [FEED_MESSAGES.videoTooLong] });
  const video = `${newKey(ids)}.${seen.extension}`;
  await media.put(video, createReadStream(file.path), contentTypeOf(video));
  return { video, durationS: Math.round(seen.durationS * 10) / 10, bytes: file.bytes };
}

/** A poster that cannot be read is left out: the reel is worth more than its picture. */
async function keepPoster(file: UploadedFile | undefined, media: MediaStore, ids: Ids) {
  if (!file || file.tooLarge) return {};
  const encoded = await reencodePicture(await readFile(file.path), [
    { width: 720, height: 1280, fit: 'inside' },
  ]).catch(() => []);
  const [content] = encoded;
  if (!content) return {};
  const poster = `${newKey(ids)}.webp`;
  await media.put(poster, content, 'image/webp');
  return { poster };
}
