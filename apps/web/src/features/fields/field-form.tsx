import { FIELD_UNITS } from '@ankur/contracts/farm-record/fields';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAddFieldMutation } from '../../entities/farm/farm.api.ts';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { useSay } from '../../lib/i18n/use-say.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { NumberField, TextField } from '../../ui/text-field.tsx';

const LOCAL = ['bigha', 'katha'];
const FIELDS = ['name', 'area', 'area_unit', 'area_state', 'soil', 'irrigation'] as const;

interface Props {
  /** The land size of an old profile, in acres, to begin with. */
  acres: number | null;
  onDone: () => void;
}

/** Adds a field by its name and its area in the unit that people use there. */
export function FieldForm({ acres, onDone }: Props) {
  const t = useT('farm-record');
  const say = useSay('farm-record');
  const [add, { isLoading }] = useAddFieldMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, watch, setError, formState } = useForm({
    defaultValues: {
      ...{ name: '', area: acres === null ? '' : String(acres), area_unit: 'acre' },
      ...{ area_state: '', soil: '', irrigation: '' },
    },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ area, area_unit, ...rest }) => {
    setFailure(null);
    const unit = FIELD_UNITS.find((one) => one === area_unit) ?? 'acre';
    const saved = await add({ ...rest, area: Number(area), area_unit: unit });
    if (!('error' in saved)) return onDone();
    applyFieldErrors(saved.error, FIELDS, setError);
    setFailure(t('saveFailed'));
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {failure && <Alert>{failure}</Alert>}
      <TextField label={t('field.name')} error={say(errors.name?.message)} {...register('name')} />
      <NumberField
        label={t('field.area')}
        error={say(errors.area?.message)}
        {...register('area')}
      />
      <SelectField
        label={t('field.unit')}
        options={FIELD_UNITS.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
        error={say(errors.area_unit?.message)}
        {...register('area_unit')}
      />
      {LOCAL.includes(watch('area_unit')) && (
        <TextField
          label={t('field.state')}
          hint={t('field.stateHint')}
          error={say(errors.area_state?.message)}
          {...register('area_state')}
        />
      )}
      <TextField label={t('field.soil')} error={say(errors.soil?.message)} {...register('soil')} />
      <TextField
        label={t('field.irrigation')}
        error={say(errors.irrigation?.message)}
        {...register('irrigation')}
      />
      <Button type="submit" icon="check" busy={isLoading}>
        {t('save')}
      </Button>
    </form>
  );
}
