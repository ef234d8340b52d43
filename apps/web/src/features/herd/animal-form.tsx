import { animalInput, SPECIES } from '@ankur/contracts/farm-record/animals';
import {
  type Animal,
  useAddAnimalMutation,
  useChangeAnimalMutation,
} from '../../entities/farm/farm.api.ts';
import { useNewPicture } from '../../entities/farm/new-picture.tsx';
import { numberOf, oneOf, RecordForm, type Typed } from '../../entities/farm/record-form.tsx';
import { RecordPicture } from '../../entities/farm/record-picture.tsx';
import { useAnimals } from '../../entities/farm/use-farm.ts';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { drawingOf } from './animal-kinds.ts';

const SEXES = ['female', 'male'] as const;

/** Births are counted of a female alone, not of a flock, and of no bird. */
const hasBirths = ({ sex, species, count }: Typed) =>
  sex === 'female' && species !== 'poultry' && Number(count) === 1;

interface Props {
  /** Changes this one. */
  row?: Animal & Unsent;
  onDone: () => void;
}

/** Adds or changes an animal, or a flock by its count. */
export function AnimalForm({ row, onDone }: Props) {
  const t = useT('farm-record');
  const { data: animals = [] } = useAnimals();
  const [add] = useAddAnimalMutation();
  const [change] = useChangeAnimalMutation();
  const picture = useNewPicture('animal', 'cow');
  const present = animals.find(({ id }) => id === row?.id) ?? row;
  const save = async (body: Parameters<typeof add>[0]) => {
    const refused = refusedBy(animalInput, body);
    if (refused) return refused;
    if (row) return change({ animal: row, body });
    const saved = await add(body);
    if (saved.data) await picture.sendFor(saved.data.id);
    return saved;
  };
  const mothers = (species = '') =>
    animals
      .filter((one) => one.species === species && one.sex === 'female' && one.count === 1)
      .filter(({ id }) => id !== row?.id)
      .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RecordForm
      onDone={onDone}
      row={row}
      send={(typed) => {
        const { name = '', species, sex, breed, born_on, count, dam } = typed;
        return save({
          ...{ name, breed, species: oneOf(SPECIES, species) },
          sex: SEXES.find((one) => one === sex) ?? null,
          ...{ born_on: born_on || null, dam: dam || null },
          lactation: hasBirths(typed) ? numberOf(typed.lactation) : null,
          count: Number(count),
        });
      }}
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
          name: 'dam',
          kind: 'select',
          label: t('animal.dam'),
          placeholder: t('animal.noSex'),
          options: ({ species }) => mothers(species),
          isAsked: ({ species }) => mothers(species).length > 0,
        },
        {
          name: 'lactation',
          kind: 'number',
          label: t('animal.lactation'),
          isAsked: hasBirths,
        },
        {
          name: 'count',
          kind: 'number',
          label: t('animal.count'),
          hint: t('animal.countHint'),
          start: '1',
        },
      ]}
    >
      {present ? (
        <RecordPicture of="animal" record={present} name={present.name} icon={drawingOf(present)} />
      ) : (
        picture.field
      )}
    </RecordForm>
  );
}
