import { SPECIES } from '@ankur/contracts/farm-record/animals';
import {
  type Animal,
  useAddAnimalMutation,
  useChangeAnimalMutation,
} from '../../entities/farm/farm.api.ts';
import { oneOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';

const SEXES = ['female', 'male'] as const;

interface Props {
  /** Changes this one. */
  row?: Animal & Unsent;
  onDone: () => void;
}

/** Adds or changes an animal, or a flock by its count. */
export function AnimalForm({ row, onDone }: Props) {
  const t = useT('farm-record');
  const [add] = useAddAnimalMutation();
  const [change] = useChangeAnimalMutation();
  const save = (body: Parameters<typeof add>[0]) =>
    row ? change({ animal: row, body }) : add(body);
  return (
    <RecordForm
      onDone={onDone}
      row={row}
      send={({ name = '', species, sex, breed, born_on, count }) =>
        save({
          ...{ name, breed, species: oneOf(SPECIES, species) },
          sex: SEXES.find((one) => one === sex) ?? null,
          born_on: born_on || null,
          count: Number(count),
        })
      }
      fields={[
        { name: 'name', label: t('animal.name') },
        {
          name: 'species',
          kind: 'select',
          label: t('animal.species'),
          start: 'cow',
          options: SPECIES.map((one) => ({ value: one, label: t(`species.${one}`) })),
        },
        {
          name: 'sex',
          kind: 'select',
          label: t('animal.sex'),
          start: 'female',
          placeholder: t('animal.noSex'),
          options: SEXES.map((one) => ({ value: one, label: t(`sex.${one}`) })),
        },
        { name: 'breed', label: t('animal.breed') },
        { name: 'born_on', kind: 'date', label: t('animal.born') },
        {
          name: 'count',
          kind: 'number',
          label: t('animal.count'),
          hint: t('animal.countHint'),
          start: '1',
        },
      ]}
    />
  );
}
