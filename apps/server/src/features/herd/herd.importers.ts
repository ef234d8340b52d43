import { animalEventInput } from '@ankur/contracts/farm-record/animal-events';
import { animalInput } from '@ankur/contracts/farm-record/animals';
import * as z from 'zod/mini';
import { eventValues } from '../../platform/records/event-values.ts';
import { rowFields, rowsBy, withDetails } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { animalEvents, animals } from './herd.tables.ts';

const animal = z.object({
  ...rowFields,
  ...z.omit(animalInput, { dam: true }).shape,
  dam_id: z.nullable(z.string()),
});
const animalEvent = z.object({ ...rowFields, ...animalEventInput.shape, animal_id: z.string() });
const animalEventRow = rowsBy(
  animalEvent,
  ({ id: _, created_at: __, updated_at: ___, animal_id, ...told }) => ({
    ...eventValues(told, null),
    animalId: animal_id,
  }),
);

/** Animals and their events as an archive brings them. */
export const herdImporters: readonly Importer[] = [
  {
    name: 'animals',
    table: animals,
    references: ['damId'],
    own: 'damId',
    row: rowsBy(animal, (row) => ({
      name: row.name,
      tag: row.tag ?? null,
      species: row.species,
      breed: row.breed ?? null,
      sex: row.sex ?? null,
      bornOn: row.born_on ?? null,
      count: row.count ?? 1,
      damId: row.dam_id,
      lactation: row.lactation ?? null,
      note: row.note ?? '',
      quiet: row.quiet ?? [],
    })),
  },
  {
    name: 'animal_events',
    table: animalEvents,
    references: ['animalId'],
    row: withDetails(animalEventRow),
  },
];
