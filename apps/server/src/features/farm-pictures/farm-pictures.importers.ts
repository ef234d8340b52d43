import * as z from 'zod/mini';
import { rowFields, rowsBy } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { farmPictures } from './farm-pictures.tables.ts';

const reference = z.nullable(z.string());
const picture = z.object({
  ...rowFields,
  field_id: reference,
  animal_id: reference,
  planting_event_id: reference,
  animal_event_id: reference,
  key: z.string(),
  small_key: z.string(),
});

/** Pictures of fields, animals and diaries as an archive brings them. */
export const farmPictureImporters: readonly Importer[] = [
  {
    name: 'farm_pictures',
    table: farmPictures,
    references: ['fieldId', 'animalId', 'plantingEventId', 'animalEventId'],
    media: ['key', 'smallKey'],
    row: rowsBy(picture, (row) => ({
      fieldId: row.field_id,
      animalId: row.animal_id,
      plantingEventId: row.planting_event_id,
      animalEventId: row.animal_event_id,
      key: row.key,
      smallKey: row.small_key,
    })),
  },
];
