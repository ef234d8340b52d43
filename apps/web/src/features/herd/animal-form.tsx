import { SPECIES } from '@ankur/contracts/farm-record/animals';
import { useAddAnimalMutation } from '../../entities/farm/farm.api.ts';
import { oneOf, RecordForm } from '../../entities/farm/record-form.tsx';
import { useT } from '../../lib/i18n/use-t.ts';

const SEXES = ['female', 'male'] as const;

/** Adds an animal, or a flock by its count. */
export function AnimalForm({ onDone }: { onDone: () => void }) {
  const t = useT('farm-record');
  const [add] = useAddAnimalMutation();
  return (
    <RecordForm
      onDone={onDone}
      send={({ name = '', species, sex, breed, born_on, count }) =>
        add({
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
