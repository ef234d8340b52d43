import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Field, useAddPlantingMutation } from '../../entities/farm/farm.api.ts';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { useSay } from '../../lib/i18n/use-say.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DateField, NumberField, TextField } from '../../ui/text-field.tsx';

const OTHER = 'other';
const FIELDS = ['crop', 'variety', 'field', 'sown_on', 'area_acres'] as const;

interface Props {
  fields: readonly Field[];
  onDone: () => void;
}

/** Says what was sown where and when. */
export function PlantingForm({ fields, onDone }: Props) {
  const t = useT('farm-record');
  const say = useSay('farm-record');
  const crops = useCropNames();
  const [add, { isLoading }] = useAddPlantingMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, watch, setError, formState } = useForm({
    defaultValues: {
      ...{ crop: '', other: '', variety: '', field: fields[0]?.id ?? '' },
      ...{ sown_on: '', area_acres: '' },
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ crop, other, variety, field, sown_on, area_acres }) => {
    setFailure(null);
    const saved = await add({
      crop: crop === OTHER ? other : crop,
      variety,
      field: field || null,
      sown_on: sown_on || null,
      area_acres: area_acres === '' ? null : Number(area_acres),
    });
    if (!('error' in saved)) return onDone();
    applyFieldErrors(saved.error, FIELDS, setError);
    setFailure(t('saveFailed'));
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure && <Alert>{failure}</Alert>}
      <SelectField
        label={t('planting.crop')}
        placeholder={t('planting.chooseCrop')}
        options={[...crops.options, { value: OTHER, label: t('planting.otherCrop') }]}
        error={say(errors.crop?.message)}
        {...register('crop')}
      />
      {watch('crop') === OTHER && (
        <TextField label={t('planting.cropName')} {...register('other')} />
      )}
      <SelectField
        label={t('planting.field')}
        placeholder={t('planting.noField')}
        options={fields.map(({ id, name }) => ({ value: id, label: name }))}
        error={say(errors.field?.message)}
        {...register('field')}
      />
      <DateField
        label={t('planting.sownOn')}
        error={say(errors.sown_on?.message)}
        {...register('sown_on')}
      />
      <NumberField
        label={t('planting.acres')}
        hint={t('planting.acresHint')}
        error={say(errors.area_acres?.message)}
        {...register('area_acres')}
      />
      <TextField
        label={t('planting.variety')}
        error={say(errors.variety?.message)}
        {...register('variety')}
      />
      <Button type="submit" icon="check" busy={isLoading}>
        {t('save')}
      </Button>
    </form>
  );
}
