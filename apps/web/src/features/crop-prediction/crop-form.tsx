import { seenRange } from '@ankur/agronomy/crop-recommendation/predict-crop';
import { type CropInput, cropInput } from '@ankur/contracts/crop-prediction/rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/text-field.tsx';
import { FillHelpers } from './fill-helpers.tsx';

export type CropValues = Record<keyof CropInput, string>;

const SOIL = ['n', 'p', 'k', 'ph'] as const;
const WEATHER = ['temperature', 'humidity', 'rainfall'] as const;
const FIELDS = [...SOIL, ...WEATHER] as const;
const UNITS = {
  n: 'unit.kg',
  p: 'unit.kg',
  k: 'unit.kg',
  ph: 'unit.ph',
  temperature: 'unit.celsius',
  humidity: 'unit.percent',
  rainfall: 'unit.mm',
} as const;

interface Props {
  busy: boolean;
  /** Resolves with the server's error when there is one. */
  onSubmit: (input: CropInput) => Promise<unknown>;
}

/** The seven values with their units, and helpers to fill them in. */
export function CropForm({ busy, onSubmit }: Props) {
  const t = useT('crop-prediction');
  const failureText = useFailureText('crop-prediction');
  const format = useFormat();
  const { register, handleSubmit, setError, setValue, formState } = useForm<
    CropValues,
    unknown,
    CropInput
  >({
    mode: 'onChange',
    resolver: contractResolver<CropValues, CropInput>(cropInput),
    defaultValues: { n: '', p: '', k: '', ph: '', temperature: '', humidity: '', rainfall: '' },
  });
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
  const { errors } = formState;
  const hasErrors = Object.keys(errors).length > 0;
  const submit = handleSubmit(async (input) => {
    const error = await onSubmit(input);
    if (error) applyFieldErrors(error, FIELDS, setError);
  });
  const fill = (
    values: Partial<Record<keyof CropInput, number>>,
    kind: 'soil' | 'weather',
    note: string,
  ) => {
    for (const [field, value] of Object.entries(values)) {
      const name = field as keyof CropInput;
      setValue(name, String(value), { shouldValidate: true, shouldDirty: true });
    }
    setNotes((before) => ({ ...before, [kind]: note }));
  };
  const whole = (value: number) => format.number(value, { maximumFractionDigits: 0 });
  const field = (name: keyof CropInput) => {
    const [from, to] = seenRange(name);
    return (
      <NumberField
        key={name}
        label={t(`form.${name}`)}
        hint={t(UNITS[name], { from: whole(from), to: whole(to) })}
        min={0}
        max={name === 'ph' ? 14 : undefined}
        autoComplete="off"
        error={failureText(errors[name]?.message)}
        {...register(name)}
      />
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FillHelpers onFill={fill} notes={Object.values(notes).filter(Boolean)} />
      <fieldset>
        <legend className="mb-2 font-semibold">{t('form.soil')}</legend>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">{SOIL.map(field)}</div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 font-semibold">{t('form.weather')}</legend>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{WEATHER.map(field)}</div>
      </fieldset>
      <Button
        type="submit"
        icon="sprout"
        busy={busy}
        disabled={hasErrors}
        className="self-stretch sm:self-start"
      >
        {busy ? t('form.submitting') : t('form.submit')}
      </Button>
    </form>
  );
}
