import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import {
  itemCrop,
  reelDescription,
  VIDEO_BYTES_MAX,
  VIDEO_SECONDS_MAX,
  VIDEO_TOO_LARGE,
  VIDEO_TOO_LONG,
} from '@ankur/contracts/community/rules';
import { check } from '@ankur/contracts/http/errors';
import { madeFields } from '@ankur/contracts/http/row-id';
import { failure } from '@ankur/contracts/problems';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AppDeps } from '../../app-deps.ts';
import {
  alsoRefused,
  invalid,
  tooLarge,
  unsupportedMedia,
} from '../../platform/errors/app-error.ts';
import { readUpload, type UploadedFile, uploadFolder } from '../../platform/http/read-upload.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import { allOrNothing } from '../../platform/media-store/all-or-nothing.ts';
import { contentTypeOf, mediaName } from '../../platform/media-store/media-store.ts';
import { differenceHash } from '../../platform/pictures/difference-hash.ts';
import { reencodePicture } from '../../platform/pictures/pictures.ts';
import type { Created } from '../../platform/writes/idempotent-create.ts';
import type { Write } from '../../platform/writes/write.ts';
import type { NewReel } from '../../ports/reels.ts';
import { assembleUpload } from './assemble-upload.ts';
import { drawPoster } from './drawn-poster.ts';
import { examineInWorker } from './examine-in-worker.ts';
import type { VideoSeen } from './examine-video.ts';
import { createUploadsRepository } from './uploads.repository.ts';

type SeenVideo = Extract<VideoSeen, { kind: 'video' }>;

const POSTER_BYTES_MAX = 5 * 1024 * 1024;
const POSTER_SIZE = { width: 720, height: 1280, fit: 'inside' } as const;

interface Keeper<T> {
  /** `id` for a reel without a client id. */
  keep: (item: NewReel, write: Write | undefined, id: string) => Promise<Created<T>>;
  /** The reel already created under this id, or null. */
  shared: (write: Write | undefined) => Promise<T | null>;
  /** The farmer's reel with this id, with its description replaced; null when there is none. */
  again: (id: string, description: string) => Promise<T | null>;
}

const fields = z.object({
  ...madeFields,
  description: reelDescription,
  crop: itemCrop,
});

/**
 * Creates a reel from an examined video (in the form, or by `upload_id`), an optional poster and a
 * description. `keep` stores the row; when that fails, its files are deleted and the resumable upload stays. A
 * retry is answered by `shared`, an upload that already became a reel by `again`.
 */
export async function shareReel<T>(
  request: FastifyRequest,
  { media, ids, db, uploadDoor }: Pick<AppDeps, 'media' | 'ids' | 'db' | 'uploadDoor'>,
  farmerId: string,
  { keep, shared, again }: Keeper<T>,
): Promise<Created<T>> {
  const uploads = createUploadsRepository(db);
  // "Less than 100MB": exactly as many bytes are too many.
  const limits = { video: VIDEO_BYTES_MAX - 1, poster: POSTER_BYTES_MAX };
  const upload = await readUpload(request, limits, () => ids.next(), ['poster', 'upload_id']);
  /** The video of a finished resumable upload in the form of an uploaded file. */
  const inPieces = async (id: string): Promise<UploadedFile | undefined> => {
    await uploadDoor.needDisk('video');
    const path = join(await uploadFolder(), ids.next());
    const file: UploadedFile = { path, bytes: 0, mimetype: '', tooLarge: false };
    upload.files.video = file;
    const made = await assembleUpload(uploads, farmerId, id, path);
    return made ? Object.assign(file, made) : undefined;
  };
  try {
    const checked = check(fields, upload.fields);
    const { poster } = upload.files;
    const pieces = upload.files.video ? undefined : upload.fields.upload_id;
    const came = upload.files.video ?? (pieces ? await inPieces(pieces) : undefined);
    const before = await shared(upload.write);
    if (before) return { row: before, again: true };
    const became = pieces && isId(pieces) && (await uploads.reelMadeOf(farmerId, pieces));
    const reel = became && checked.ok && (await again(became, checked.value.description));
    if (reel) return { row: reel, again: upload.write !== undefined };
    if (!checked.ok) throw await alsoRefused(checked.failures, () => look(came));
    const { video, seen } = await look(came);
    const picture = await posterOf(poster, seen);
    const keys = { video: `${newKey(ids)}.${seen.extension}`, poster: `${newKey(ids)}.webp` };
    const kept = await allOrNothing(media.of(farmerId, 'video'), async (store) => {
      const content = createReadStream(video.path);
      await store.put(keys.video, content, contentTypeOf(keys.video), video.bytes);
      await store.put(keys.poster, picture, 'image/webp');
      const item = {
        description: checked.value.description,
        crop: checked.value.crop?.toLowerCase() || null,
        media: { ...keys, durationS: Math.round(seen.durationS * 10) / 10, bytes: video.bytes },
        blur: null,
        pictureHash: await differenceHash(picture),
      };
      const own = { named: upload.write?.id ?? null, fresh: ids.next() };
      const id = pieces ? await uploads.reelOf(farmerId, pieces, own) : own.fresh;
      return keep(item, upload.write, id);
    });
    if (pieces) await uploads.empty(farmerId, pieces);
    return kept;
  } finally {
    await upload.dispose();
  }
}

const newKey = (ids: Ids) => `reels/${mediaName(ids)}`;

async function look(video: UploadedFile | undefined) {
  if (!video) throw invalid({ video: [failure('video_missing')] });
  if (video.tooLarge) throw tooLarge('video', VIDEO_TOO_LARGE);
  const seen = await examineInWorker(video.path);
  if (seen.kind === 'no-video') throw unsupportedMedia('video', failure('video_not_video'));
  if (seen.kind === 'unplayable') throw unsupportedMedia('video', failure('video_unplayable'));
  if (seen.kind === 'broken') throw unsupportedMedia('video', failure('video_broken'));
  if (seen.durationS > VIDEO_SECONDS_MAX) throw invalid({ video: [VIDEO_TOO_LONG] });
  return { video, seen };
}

/** The poster: the uploaded one, the first frame, or a drawn card. */
async function posterOf(given: UploadedFile | undefined, seen: SeenVideo): Promise<Buffer> {
  const small = async (picture: Buffer | string) => {
    const [poster] = await reencodePicture(picture, [POSTER_SIZE]).catch(() => []);
    return poster;
  };
  const came = given && !given.tooLarge && (await small(given.path));
  const first = came || (seen.frame && (await small(Buffer.from(seen.frame))));
  return first || drawPoster(seen.durationS);
}
