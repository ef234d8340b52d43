import type { PictureOf } from '@ankur/contracts/farm-record/farm-pictures';
import type { FarmPicture } from '@ankur/contracts/farm-record/picture';
import type { MediaLinks } from '../platform/media-store/media-links.ts';

/** What other features ask of the pictures of a farm's records. */
export interface FarmPicturesPort {
  /** By the id of the record that each shows; those of all records of a kind when no ids are given. */
  of(
    links: MediaLinks,
    farmerId: string,
    of: PictureOf,
    ids?: readonly string[],
  ): Promise<ReadonlyMap<string, FarmPicture>>;
  /** Keys of the files that are deleted with a record, those of its diary among them. */
  keysUnder(farmerId: string, of: PictureOf | 'planting', id: string): Promise<string[]>;
}
