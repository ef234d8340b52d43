import type { FarmPicture } from '@ankur/contracts/farm-record/picture';
import type { MediaLinks } from '../../platform/media-store/media-links.ts';
import type { farmPictures } from './farm-pictures.tables.ts';

export type FarmPictureRow = typeof farmPictures.$inferSelect;

/** A picture as the API answers it. */
export const toFarmPicture = (row: FarmPictureRow, links: MediaLinks): FarmPicture => ({
  id: row.id,
  url: links.to(row.key),
  small_url: links.to(row.smallKey),
});
