import { eq } from 'drizzle-orm';
import { copyOfTable } from '../../platform/records/copy-of-table.ts';
import type { ExportSource } from '../../ports/account-archive.ts';
import { filesOf } from './losses.mapper.ts';
import { lossPhotos } from './losses.tables.ts';

/** Photographs of losses: their rows are copied as they are, with the keys of the files. */
const lossPictures: ExportSource = {
  name: 'loss_photos',
  tables: ['loss_photos'],
  read: (db, farmerId) => copyOfTable(db, 'loss_photos', farmerId),
  async media(db, farmerId) {
    const rows = await db
      .select({ key: lossPhotos.key, smallKey: lossPhotos.smallKey })
      .from(lossPhotos)
      .where(eq(lossPhotos.farmerId, farmerId));
    return rows.flatMap(filesOf);
  },
};

export const lossExportSources: readonly ExportSource[] = [lossPictures];
