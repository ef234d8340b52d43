import { copyOfTable } from '../../platform/records/copy-of-table.ts';
import type { ExportSource } from '../../ports/account-archive.ts';
import { createFarmPicturesRepository } from './farm-pictures.repository.ts';

/** Pictures of fields, animals and diaries: their rows are copied as they are, with the keys of the files. */
export const farmPictureExportSources: readonly ExportSource[] = [
  {
    name: 'farm_pictures',
    tables: ['farm_pictures'],
    read: (db, farmerId) => copyOfTable(db, 'farm_pictures', farmerId),
    media: (db, farmerId) => createFarmPicturesRepository(db).keys(farmerId),
  },
];
