import type { Scan, ScanForm, ScanWord } from '@ankur/contracts/greenscan/endpoints';
import type { PageQuery } from '@ankur/contracts/http/common';
import { failure } from '@ankur/contracts/problems';
import { findCrop } from '@ankur/leaf-doctor/labels';
import { LEAF_CROPS } from '@ankur/leaf-doctor/library/crop-names';
import { libraryIn } from '@ankur/leaf-doctor/library/read-library';
import type { AppDeps } from '../../app-deps.ts';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { cursorId } from '../../platform/http/paging.ts';
import { isId } from '../../platform/ids.ts';
import { allOrNothing } from '../../platform/media-store/all-or-nothing.ts';
import type { MediaLinks } from '../../platform/media-store/media-links.ts';
import { mediaName } from '../../platform/media-store/media-store.ts';
import { largeAndSmall } from '../../platform/pictures/large-and-small.ts';
import {
  type Created,
  createOnce,
  currentRow,
  wasCreated,
} from '../../platform/writes/idempotent-create.ts';
import type { Write } from '../../platform/writes/write.ts';
import { refused } from './scan-errors.ts';
import { createScansRepository, type ScanRow } from './scans.repository.ts';

const SIZES = [
  { width: 1024, height: 1024, fit: 'inside' },
  { width: 160, height: 160, fit: 'cover' },
] as const;

const OLDEST_MS = 366 * 86_400_000;

/** Capture time of an offline scan; undefined when missing or implausible. */
function madeBefore(said: string | null, now: Date): Date | undefined {
  if (said === null) return undefined;
  const made = new Date(said);
  const age = now.getTime() - made.getTime();
  return age >= 0 && age <= OLDEST_MS ? made : undefined;
}

const tenths = (degrees: number) => Math.round(degrees * 10) / 10;

const KNOWN_CROPS = LEAF_CROPS.map((crop) => `${crop}___`);

function toScan(row: ScanRow, links: MediaLinks): Scan {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    label: row.label,
    crop: row.crop,
    verdict: row.verdict as Scan['verdict'],
    severity: row.severity as Scan['severity'],
    confidence: row.confidence,
    photo: links.to(row.pictureKey),
    photo_small: links.to(row.smallPictureKey),
    word:
      row.wordBy && row.wordLabel && row.wordAt
        ? { by: row.wordBy, label: row.wordLabel, said_at: row.wordAt.toISOString() }
        : null,
  };
}

const notImage = () => refused('unsupported_media', failure('scan_not_image'));

/** Stored scans of a signed-in farmer. Another farmer's scan is 404. */
export function createScansService(
  deps: Pick<
    AppDeps,
    'db' | 'clock' | 'ids' | 'media' | 'mediaLinks' | 'findTrainingConsents' | 'plantings'
  >,
) {
  const rows = createScansRepository(deps.db);
  const shown = (row: ScanRow) => toScan(row, deps.mediaLinks);
  const keptBefore = async (
    farmerId: string,
    key: string | null,
    write: Write | undefined,
  ): Promise<Scan | null> => {
    if (write && (await wasCreated(deps.db, farmerId, write)))
      return shown(await currentRow(rows.find(farmerId, write.id)));
    const row = key === null ? undefined : await rows.ofKey(farmerId, key);
    return row ? shown(row) : null;
  };
  /** The place as it may be stored: rounded, and only of a farmer who gives scans for training. */
  const placeOf = async (farmerId: string, lat: number | null, lon: number | null) => {
    const isTold = lat !== null && lon !== null;
    if (!isTold || !(await deps.findTrainingConsents([farmerId])).has(farmerId))
      return { placeLat: null, placeLon: null };
    return { placeLat: tenths(lat), placeLon: tenths(lon) };
  };
  return {
    /** Returns `limit + 1` rows, so that the caller sees whether there is another page. */
    async list(farmerId: string, query: PageQuery): Promise<Scan[]> {
      return (await rows.list(farmerId, query.limit + 1, cursorId(query.cursor))).map(shown);
    },

    /**
     * Stores a result with its photograph, re-encoded without metadata; idempotent by its
     * id or, from older apps, its key. @throws AppError invalid, conflict, gone
     */
    async keep(
      farmerId: string,
      { scanned_at, lat, lon, id: _, ...told }: ScanForm,
      photograph: Buffer,
      write: Write | undefined,
    ): Promise<Created<Scan>> {
      if (told.label !== null && libraryIn('en').labelName(told.label) === null)
        throw invalid({ label: [failure('scan_label_unknown')] });
      if (told.crop !== null && findCrop(KNOWN_CROPS, told.crop) === null)
        throw invalid({ crop: [failure('scan_crop_unknown')] });
      const before = await keptBefore(farmerId, told.key, write);
      // Retries of older apps, which have only keys.
      if (before) return { row: before, again: write !== undefined };
      const [large, small] = await largeAndSmall(photograph, SIZES, notImage);
      const now = deps.clock.now();
      const earlier = madeBefore(scanned_at, now);
      // Not the client's id, which the client knows: media keys must be unguessable.
      const name = mediaName(deps.ids);
      const scan = {
        ...told,
        farmerId,
        pictureKey: `scans/${name}.webp`,
        smallPictureKey: `scans/${name}-small.webp`,
        ...(await placeOf(farmerId, lat, lon)),
        ...{ wordBy: null, wordLabel: null, wordAt: null },
        createdAt: earlier ?? now,
      };
      const kept = await allOrNothing(deps.media.of(farmerId, 'image'), async (files) => {
        await files.put(scan.pictureKey, large, 'image/webp');
        await files.put(scan.smallPictureKey, small, 'image/webp');
        return createOnce<ScanRow>(deps.db, farmerId, write, deps.ids.next(earlier), {
          insert: async (on, id) => {
            const plantingId = await deps.plantings.onlyOf(on, farmerId, told.crop);
            const row = { id, ...scan, plantingId };
            return (await rows.insert(on, row)) ? row : null;
          },
          find: async (id) =>
            (told.key && (await rows.ofKey(farmerId, told.key))) ||
            ((await rows.find(farmerId, id)) ?? null),
        });
      });
      if (kept.again) await deps.media.remove([scan.pictureKey, scan.smallPictureKey]);
      return { row: shown(kept.row), again: kept.again && write !== undefined };
    },

    /**
     * Adds to a scan what an expert or a laboratory said it is; without a label takes it back.
     * @throws AppError not_found, or invalid for a label that is not one of ours
     */
    async setWord(farmerId: string, id: string, { by, label }: ScanWord): Promise<Scan> {
      if (label !== null && libraryIn('en').labelName(label) === null)
        throw invalid({ label: [failure('scan_label_unknown')] });
      const word = label === null ? null : { by, label, at: deps.clock.now() };
      const row = isId(id) ? await rows.setWord(farmerId, id, word) : undefined;
      if (!row) throw notFound();
      return shown(row);
    },

    async remove(farmerId: string, id: string): Promise<void> {
      const gone = isId(id) ? await rows.remove(farmerId, id) : undefined;
      if (!gone) throw notFound();
      await deps.media.remove([gone.pictureKey, gone.smallPictureKey]);
    },
  };
}
