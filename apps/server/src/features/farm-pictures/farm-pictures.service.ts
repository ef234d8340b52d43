import { FARM_PICTURE_NOT_IMAGE, type PictureOf } from '@ankur/contracts/farm-record/farm-pictures';
import type { FarmPicture } from '@ankur/contracts/farm-record/picture';
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
import { type FarmPictureRow, toFarmPicture } from './farm-pictures.mapper.ts';
import { createFarmPicturesRepository, RECORDS } from './farm-pictures.repository.ts';

const SIZES = [
  { width: 1600, height: 1600, fit: 'inside' },
  { width: 240, height: 240, fit: 'cover' },
] as const;

const NOBODY = { fieldId: null, animalId: null, plantingEventId: null, animalEventId: null };

const notImage = () => unsupportedMedia('image', FARM_PICTURE_NOT_IMAGE);

/** Pictures of fields, animals and entries of diaries. Another farmer's do not exist (404). */
export function createFarmPicturesService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'media' | 'mediaLinks'>,
) {
  const { db, ids, clock, media } = deps;
  const pictures = createFarmPicturesRepository(db);
  const shown = (row: FarmPictureRow) => toFarmPicture(row, deps.mediaLinks);
  return {
    /**
     * Keeps the picture of a record in two sizes, re-encoded without what the camera wrote into it, in place of the one
     * before; once, however often it is sent under its id. @throws AppError not_found, unsupported_media, conflict, gone
     */
    async add(
      farmerId: string,
      of: PictureOf,
      parent: string,
      content: Buffer,
      write: Write | undefined,
    ): Promise<Created<FarmPicture>> {
      if (!isId(parent) || !(await isOwn(db, farmerId, RECORDS[of].table, parent)))
        throw notFound();
      if (write && (await wasCreated(db, farmerId, write)))
        return { row: shown(await currentRow(pictures.find(farmerId, write.id))), again: true };
      const [large, small] = await largeAndSmall(content, SIZES, notImage);
      const name = mediaName(ids);
      const [key, smallKey] = [`farm/${name}.webp`, `farm/${name}-small.webp`] as const;
      let replaced: string[] = [];
      const made = await allOrNothing(media.of(farmerId, 'image'), async (files) => {
        await files.put(key, large, 'image/webp');
        await files.put(smallKey, small, 'image/webp');
        return createOnce<FarmPictureRow>(db, farmerId, write, ids.next(), {
          insert: (on, id) =>
            on.transaction(async (tx) => {
              if (!(await pictures.hold(tx, farmerId, of, parent))) throw notFound();
              replaced = await pictures.remove(tx, farmerId, { of, parent });
              const record = { ...NOBODY, [RECORDS[of].column]: parent };
              const row = { id, farmerId, ...record, key, smallKey, createdAt: clock.now() };
              return pictures.insert(tx, row);
            }),
          find: (id) => pictures.find(farmerId, id),
        });
      });
      await media.remove(made.again ? [key, smallKey] : replaced);
      return { row: shown(made.row), again: made.again };
    },
    /** @throws AppError not_found */
    async remove(farmerId: string, of: PictureOf, parent: string, id: string): Promise<void> {
      const isMeant = isId(id) && isId(parent);
      const gone = isMeant ? await pictures.remove(db, farmerId, { of, parent, id }) : [];
      if (gone.length === 0) throw notFound();
      await media.remove(gone);
    },
  };
}
