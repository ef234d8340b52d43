import type { Scan, ScanForm } from '@ankur/contracts/greenscan/endpoints';
import type { PageQuery } from '@ankur/contracts/http/common';
import { failure } from '@ankur/contracts/problems';
import { findCrop } from '@ankur/leaf-doctor/labels';
import { LEAF_CROPS } from '@ankur/leaf-doctor/library/crop-names';
import { libraryIn } from '@ankur/leaf-doctor/library/read-library';
import type { AppDeps } from '../../app-deps.ts';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { cursorId } from '../../platform/http/paging.ts';
import { isId } from '../../platform/ids.ts';
import type { MediaLinks } from '../../platform/media-store/media-links.ts';
import { reencodePicture, UnreadablePicture } from '../../platform/pictures/pictures.ts';
import { refused } from './scan-errors.ts';
import { createScansRepository, type ScanRow } from './scans.repository.ts';

const SIZES = [
  { width: 1024, height: 1024, fit: 'inside' },
  { width: 160, height: 160, fit: 'cover' },
] as const;

const OLDEST_MS = 366 * 86_400_000;

/** When a scan was made before it came; undefined when nothing is said or cannot be believed. */
function madeBefore(said: string | null, now: Date): Date | undefined {
  if (said === null) return undefined;
  const made = new Date(said);
  const age = now.getTime() - made.getTime();
  return age >= 0 && age <= OLDEST_MS ? made : undefined;
}

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
  };
}

async function reencode(photograph: Buffer): Promise<[Buffer, Buffer]> {
  try {
    const [large, small] = await reencodePicture(photograph, SIZES);
    if (large && small) return [large, small];
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
  }
  throw refused('unsupported_media', failure('scan_not_image'));
}

/** Scans a signed-in farmer keeps. Another farmer's scan does not exist (404). */
export function createScansService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'media' | 'mediaLinks'>,
) {
  const rows = createScansRepository(deps.db);
  const shown = (row: ScanRow) => toScan(row, deps.mediaLinks);
  const keptBefore = async (farmerId: string, key: string | null): Promise<Scan | null> => {
    const row = key === null ? undefined : await rows.ofKey(farmerId, key);
    return row ? shown(row) : null;
  };
  return {
    /** One more than `limit`, so that the caller sees whether there is another page. */
    async list(farmerId: string, query: PageQuery): Promise<Scan[]> {
      return (await rows.list(farmerId, query.limit + 1, cursorId(query.cursor))).map(shown);
    },

    /**
     * Keeps a result with its photograph, re-encoded without place or camera. One that is sent again
     * under its key is not kept again.
     */
    async keep(farmerId: string, form: ScanForm, photograph: Buffer): Promise<Scan> {
      if (form.label !== null && libraryIn('en').labelName(form.label) === null)
        throw invalid({ label: [failure('scan_label_unknown')] });
      if (form.crop !== null && findCrop(KNOWN_CROPS, form.crop) === null)
        throw invalid({ crop: [failure('scan_crop_unknown')] });
      const { scanned_at, ...told } = form;
      const before = await keptBefore(farmerId, form.key);
      if (before) return before;
      const [large, small] = await reencode(photograph);
      const now = deps.clock.now();
      const earlier = madeBefore(scanned_at, now);
      const id = deps.ids.next(earlier);
      const row: ScanRow = {
        ...told,
        id,
        farmerId,
        pictureKey: `scans/${id}.webp`,
        smallPictureKey: `scans/${id}-small.webp`,
        createdAt: earlier ?? now,
      };
      const files = deps.media.of(farmerId, 'image');
      let kept = false;
      try {
        await files.put(row.pictureKey, large, 'image/webp');
        await files.put(row.smallPictureKey, small, 'image/webp');
        kept = await rows.insert(row);
      } finally {
        if (!kept) await deps.media.remove([row.pictureKey, row.smallPictureKey]);
      }
      // Sent twice at once, the other one is kept.
      return kept ? shown(row) : ((await keptBefore(farmerId, form.key)) ?? shown(row));
    },

    async remove(farmerId: string, id: string): Promise<void> {
      const gone = isId(id) ? await rows.remove(farmerId, id) : undefined;
      if (!gone) throw notFound();
      await deps.media.remove([gone.pictureKey, gone.smallPictureKey]);
    },
  };
}
