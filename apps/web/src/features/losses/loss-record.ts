import type { Loss } from '../../entities/farm/farm.api.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';

/** Hashes of photographs as they were put into the folder, by the ids of the photographs. */
export type PhotoHashes = Readonly<Record<string, string | null>>;

type Photo = Loss['photos'][number];

/**
 * The fields of a loss and its photographs as a file that goes to others: nothing of the outbox. A photograph that the server
 * has not hashed yet has the hash of its file in the folder, and none of a file that the server keeps.
 */
export function lossRecord(
  { unsent: _, ...loss }: Loss & Unsent,
  photos: readonly (Photo & Unsent)[],
  hashes: PhotoHashes,
) {
  return {
    ...loss,
    photos: photos.map(({ unsent: __, sha256, sha256_kept, ...photo }) => ({
      ...photo,
      sha256: sha256 || (hashes[photo.id] ?? null),
      sha256_kept: sha256_kept || null,
    })),
  };
}

/** The calendar day in India (`yyyy-mm-dd`) of an instant, as the server counts the days of a diary. */
export const dayInIndia = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
