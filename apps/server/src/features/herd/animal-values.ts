import type { AnimalInput } from '@ankur/contracts/farm-record/animals';
import { failure } from '@ankur/contracts/problems';
import { invalid } from '../../platform/errors/app-error.ts';
import { given } from '../../platform/records/given.ts';
import { refuseNotOwn } from '../../platform/records/owned.ts';
import type { Values } from '../../platform/records/records.repository.ts';
import type { Writing } from '../../platform/records/records.service.ts';
import type { AnimalRow } from './herd.mapper.ts';

/** Columns of a new animal or flock, or of a change of one. @throws AppError invalid for an unknown mother */
export async function animalValues(
  input: Partial<AnimalInput>,
  held: AnimalRow | null,
  { on, whose }: Writing,
): Promise<Values> {
  await refuseNotOwn(on, whose.farmerId, [
    ['animals', 'dam', input.dam, failure('animal_missing')],
  ]);
  if (held !== null && input.dam === held.id) throw invalid({ dam: [failure('animal_missing')] });
  const isNew = held === null;
  return given({
    name: input.name,
    tag: input.tag,
    species: input.species,
    breed: input.breed,
    sex: input.sex,
    bornOn: input.born_on,
    count: input.count ?? (isNew ? 1 : undefined),
    damId: input.dam,
    lactation: input.lactation,
    note: input.note ?? (isNew ? '' : undefined),
    quiet: input.quiet ?? (isNew ? [] : undefined),
  });
}
