import { createHash } from 'node:crypto';
import {
  LOSS_PHOTO_NOT_IMAGE,
  type LossPhoto,
  type lossPhotoForm,
} from '@ankur/contracts/farm-record/losses';
import type * as z from 'zod/mini';
import type { AppDeps } from '../../app-deps.ts';
import { notFound, unsupportedMedia } from '../../platform/errors/app-error.ts';
import { isId } from '../../platform/ids.ts';
import { allOrNothing } from '../../platform/media-store/all-or-nothing.ts';
import { mediaName } from '../../platform/media-store/media-store.ts';
import { largeAndSmall } from '../../platform/pictures/large-and-small.ts';
import { isOwn } from '../../platform/records/owned.ts';
import {
  type Created,
  createOnce,
  currentRow,
  wasCreated,
} from '../../platform/writes/idempotent-create.ts';
import type { Write } from '../../platform/writes/write.ts';
import { filesOf, type LossPhotoRow, toLossPhoto } from './losses.mapper.ts';
import { createLossPhotosRepository } from './losses.repository.ts';

const SIZES = [
  { width: 1600, height: 1600, fit: 'inside' },
  { width: 240, height: 240, fit: 'cover' },
] as const;

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

const notImage = () => unsupportedMedia('image', LOSS_PHOTO_NOT_IMAGE);

/** Photographs that prove a loss. Another farmer's do not exist (404). */
export function createLossPhotosService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'media' | 'mediaLinks'>,
) {
  const photos = createLossPhotosRepository(deps.db);
  const shown = (row: LossPhotoRow) => toLossPhoto(row, deps.mediaLinks);
  return {
    /** By the loss that they show. */
    async ofLosses(farmerId: string, ids: readonly string[]): Promise<Map<string, LossPhoto[]>> {
      const byLoss = new Map<string, LossPhoto[]>();
      for (const row of await photos.list(farmerId, ids))
        byLoss.set(row.lossId, [...(byLoss.get(row.lossId) ?? []), shown(row)]);
      return byLoss;
    },
    /**
     * Keeps a photograph in two sizes, re-encoded without what the camera wrote into it, with the hashes of what was sent and of what is
     * kept; once, however often it is sent under its id. @throws AppError not_found, unsupported_media, conflict, gone
     */
    async add(
      farmerId: string,
      lossId: string,
      content: Buffer,
      told: z.output<typeof lossPhotoForm>,
      write: Write | undefined,
    ): Promise<Created<LossPhoto>> {
      const { db, ids, clock } = deps;
      if (!isId(lossId) || !(await isOwn(db, farmerId, 'losses', lossId))) throw notFound();
      if (write && (await wasCreated(db, farmerId, write)))
        return { row: shown(await currentRow(photos.find(farmerId, write.id))), again: true };
      const [picture, small] = await largeAndSmall(content, SIZES, notImage);
      const name = mediaName(ids);
      const [key, smallKey] = [`losses/${name}.webp`, `losses/${name}-small.webp`] as const;
      const row = {
        farmerId,
        lossId,
        key,
        smallKey,
        sha256: sha256(content),
        sha256Kept: sha256(picture),
        takenAt: told.taken_at ? new Date(told.taken_at) : null,
        lat: told.lat ?? null,
        lon: told.lon ?? null,
        heading: told.heading ?? null,
        view: told.view ?? null,
        createdAt: clock.now(),
      };
      const made = await allOrNothing(deps.media.of(farmerId, 'image'), async (files) => {
        await files.put(key, picture, 'image/webp');
        await files.put(smallKey, small, 'image/webp');
        return createOnce<LossPhotoRow>(db, farmerId, write, ids.next(), {
          insert: (on, id) => photos.insert(on, { id, ...row }),
          find: (id) => photos.find(farmerId, id),
        });
      });
      if (made.again) await deps.media.remove([key, smallKey]);
      return { row: shown(made.row), again: made.again };
    },
    async remove(farmerId: string, lossId: string, id: string): Promise<void> {
      const gone = isId(id) && isId(lossId) ? await photos.remove(farmerId, lossId, id) : null;
      if (!gone) throw notFound();
      await deps.media.remove(filesOf(gone));
    },
    /** Keys of the pictures of a loss. */
    async keysOf(farmerId: string, lossId: string): Promise<string[]> {
      return isId(lossId) ? (await photos.list(farmerId, [lossId])).flatMap(filesOf) : [];
    },
  };
}
