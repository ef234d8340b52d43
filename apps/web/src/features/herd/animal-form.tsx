import { SPECIES } from '@ankur/contracts/farm-record/animals';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAddAnimalMutation } from '../../entities/farm/farm.api.ts';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { useSay } from '../../lib/i18n/use-say.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DateField, NumberField, TextField } from '../../ui/text-field.tsx';

const FIELDS = ['name', 'species', 'sex', 'breed', 'born_on', 'count'] as const;
const SEXES = ['female', 'male'] as const;

/** Adds an animal, or a flock by its count. */
export function AnimalForm({ onDone }: { onDone: () => void }) {
  const t = useT('farm-record');
  const say = useSay('farm-record');
  const [add, { isLoading }] = useAddAnimalMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: {
      ...{ name: '', species: 'cow', sex: 'female' },
      ...{ breed: '', born_on: '', count: '1' },
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ name, species, sex, breed, born_on, count }) => {
    setFailure(null);
    const saved = await add({
      ...{ name, breed },
      species: SPECIES.find((one) => one === species) ?? 'cow',
      sex: SEXES.find((one) => one === sex) ?? null,
      born_on: born_on || null,
      count: Number(count),
    });
    if (!('error' in saved)) return onDone();
    applyFieldErrors(saved.error, FIELDS, setError);
    setFailure(t('saveFailed'));
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure && <Alert>{failure}</Alert>}
      <TextField label={t('animal.name')} error={say(errors.name?.message)} {...register('name')} />
      <SelectField
        label={t('animal.species')}
        options={SPECIES.map((one) => ({ value: one, label: t(`species.${one}`) }))}
        error={say(errors.species?.message)}
        {...register('species')}
      />
      <SelectField
        label={t('animal.sex')}
        placeholder={t('animal.noSex')}
        options={SEXES.map((one) => ({ value: one, label: t(`sex.${one}`) }))}
        error={say(errors.sex?.message)}
        {...register('sex')}
      />
      <TextField
        label={t('animal.breed')}
        error={say(errors.breed?.message)}
        {...register('breed')}
      />
      <DateField
        label={t('animal.born')}
        error={say(errors.born_on?.message)}
        {...register('born_on')}
      />
      <NumberField
        label={t('animal.count')}
        hint={t('animal.countHint')}
        error={say(errors.count?.message)}
        {...register('count')}
      />
      <Button type="submit" icon="check" busy={isLoading}>
        {t('save')}
      </Button>
    </form>
  );
}
