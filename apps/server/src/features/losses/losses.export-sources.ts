import { eq } from 'drizzle-orm';
import { copyOfTable } from '../../platform/records/copy-of-table.ts';
import type { ExportSource } from '../../ports/account-archive.ts';
import { lossPhotos } from './losses.tables.ts';

/** Photographs of losses: their rows are copied as they are, with the keys of the files. */
const lossPictures: ExportSource = {
  name: 'loss_photos',
  tables: ['loss_photos'],
  read: (db, farmerId) => copyOfTable(db, 'loss_photos', farmerId),
  async media(db, farmerId) {
    const rows = await db
      .select({ key: lossPhotos.key })
      .from(lossPhotos)
      .where(eq(lossPhotos.farmerId, farmerId));
    return rows.map(({ key }) => key);
  },
};

export const lossExportSources: readonly ExportSource[] = [lossPictures];
