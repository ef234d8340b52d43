import { check } from '@ankur/contracts/http/errors';
import { IRRIGATION_CROPS, irrigationCropOf } from '@ankur/contracts/irrigation/form-crops';
import { irrigationFields, LAND_ACRES_MIN } from '@ankur/contracts/irrigation/rules';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnCrop } from '../../entities/farm/use-own-crops.ts';
import { useDateRollover } from '../../lib/forms/use-date-rollover.ts';
import { refusalsBeside } from '../../lib/http/apply-field-errors.ts';
import { errorStatus, isUnreachable } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { placeState, requestPlace, usePlace } from '../../lib/place/place-store.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DateField, NumberField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { askPhone } from './ask-phone.ts';
import { useSuggestIrrigationMutation } from './irrigation.api.ts';
import { OwnCrops } from './own-crops.tsx';
import type { Advice, Question } from './question.ts';
import { codeText } from './words.ts';

interface Values {
  crop_type: string;
  land_size: string;
  date: string;
  sowing_date: string;
}
const FIELDS = ['crop_type', 'land_size', 'date', 'sowing_date'] as const;

/** The form still asks what was filled in from this crop of the farm. */
const asksFor = (own: OwnCrop, { crop_type, land_size, sowing_date }: Values): boolean =>
  own.crop === crop_type && String(own.acres) === land_size && own.sownOn === sowing_date;

interface Props {
  own: readonly OwnCrop[];
  onAdvice: (advice: Advice) => void;
}

/** Crop, area and date; the place is the device's, else the profile's. */
export function IrrigationForm({ own, onAdvice }: Props) {
  const t = useT('irrigation');
  const failureText = useFailureText('irrigation');
  const place = usePlace();
  const [suggest, { isLoading }] = useSuggestIrrigationMutation();
  const [problems, setProblems] = useState<readonly string[]>([]);
  /** What this device made of a question without an answer. */
  const [computed, setComputed] = useState<Advice | null>(null);
  const [sown, setSown] = useState(false);
  const filledFrom = useRef<OwnCrop | null>(null);
  const date = useToday();
  const defaultValues = { crop_type: '', land_size: '', date, sowing_date: '' };
  const { register, handleSubmit, setError, setValue, reset, formState } = useForm<Values>({
    defaultValues,
  });
  const { errors, isSubmitting, isDirty } = formState;
  useDateRollover(date, isDirty, () => reset(defaultValues));
  const busy = isLoading || (isSubmitting && place.status === 'asking');
  const whereNow = async () => {
    // Geolocation may take some seconds.
    if (place.status === 'asking') await requestPlace();
    const found = placeState();
    const known = found.status === 'known' ? found.place : null;
    // A note only: the server may know the place from the profile.
    if (!known) toast.error(t('problem.place'));
    if (found.status === 'refused' && found.problem === 'unsupported')
      console.info('Geolocation is not supported by this browser.');
    return { lat: known?.lat ?? '', lon: known?.lon ?? '' } as const;
  };
  const send = async (asked: Omit<Question, 'lat' | 'lon'>) => {
    setProblems([]);
    setComputed(null);
    const question = { ...asked, ...(await whereNow()) };
    try {
      onAdvice(await suggest(question).unwrap());
    } catch (error) {
      const onPhone = isUnreachable(error) ? await askPhone(question) : null;
      // An own crop was asked about by one tap: its answer is worked out as everywhere else.
      if (onPhone && asked.planting) return onAdvice(onPhone);
      setComputed(onPhone);
      setProblems([
        // Without a status the answer is not the server's: offline, or a captive portal.
        (errorStatus(error) ?? 0) >= 400 ? t('problem.refused') : t('problem.unreachable'),
        ...refusalsBeside(error, FIELDS, setError).map((one) => failureText(one)),
      ]);
    }
  };
  const submit = handleSubmit(async (values) => {
    const checked = check(irrigationFields, { ...values, sowing_date: values.sowing_date || null });
    if (!checked.ok) {
      const wrong = FIELDS.filter((field) => checked.failures[field]);
      for (const field of wrong)
        setError(
          field,
          { message: checked.failures[field]?.[0] ?? '' },
          { shouldFocus: field === wrong[0] },
        );
      return;
    }
    const filled = filledFrom.current;
    await send({
      ...checked.value,
      ...(filled && asksFor(filled, values) && { planting: filled.id }),
    });
  });
  const ask = async (one: OwnCrop) => {
    const { id, crop, acres, sownOn } = one;
    // The form has no place for it: four crops, from one acre.
    if (!irrigationCropOf(crop) || acres < LAND_ACRES_MIN) {
      const asked = { crop_type: crop, land_size: acres, sowing_date: sownOn };
      return handleSubmit(() => send({ ...asked, date, planting: id }))();
    }
    filledFrom.current = one;
    setSown(true);
    setValue('crop_type', crop);
    setValue('land_size', String(acres));
    setValue('sowing_date', sownOn);
    await submit();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {own.length > 0 && <OwnCrops own={own} busy={busy} onAsk={(one) => void ask(one)} />}
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('form.crop')}
          placeholder={t('form.chooseCrop')}
          options={IRRIGATION_CROPS.map((crop) => ({
            value: crop,
            label: codeText('crop', crop, t),
          }))}
          error={failureText(errors.crop_type?.message)}
          {...register('crop_type')}
        />
        <NumberField
          label={t('form.land')}
          min={1}
          error={failureText(errors.land_size?.message)}
          {...register('land_size')}
        />
        <DateField
          label={t('form.date')}
          error={failureText(errors.date?.message)}
          {...register('date')}
        />
      </div>
      <details onToggle={(event) => setSown(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2 font-medium text-brand">
          {t('form.more')}
        </summary>
        {sown && (
          <div className="pt-2 sm:max-w-xs">
            <DateField
              label={t('form.sowing')}
              hint={t('form.sowingHint')}
              error={failureText(errors.sowing_date?.message)}
              {...register('sowing_date')}
            />
          </div>
        )}
      </details>
      {problems.length > 0 && (
        <Alert>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
      {computed && (
        <Button look="plain" className="self-start" onClick={() => onAdvice(computed)}>
          {t('form.onPhone')}
        </Button>
      )}
      <Button type="submit" busy={busy} className="self-start">
        {busy ? t('form.submitting') : t('form.submit')}
      </Button>
    </form>
  );
}
