import type { IrrigationAdvice, SavedWatering } from '@ankur/contracts/irrigation/endpoints';
import { irrigationCropOf } from '@ankur/contracts/irrigation/form-crops';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OwnCrop } from '../../entities/farm/use-own-crops.ts';
import { useTakeBack } from '../../entities/farm/use-removal.tsx';
import { WaitingTools } from '../../entities/outbox/waiting-tools.tsx';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DateField, NumberField } from '../../ui/text-field.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import {
  useLogWateringMutation,
  useRemoveWateringMutation,
  useWateringsQuery,
} from './irrigation.api.ts';
import { useCropWord } from './use-crop-word.ts';

const SECONDS_PER_HOUR = 3600;
const LITRES_PER_M3 = 1000;

interface Values {
  date: string;
  hours: string;
  volume: string;
  planting: string;
}

interface Props {
  advice: IrrigationAdvice;
  /** The farmer's crops; of several of this one it is asked which was watered. */
  own: readonly OwnCrop[];
  onClose: () => void;
  onSaved: () => void;
}

/** Id of the crop that the advice is about: the one that it names, the one sown on its day, else the first. */
const sownAs = (alike: readonly OwnCrop[], { planting, sowing_date }: IrrigationAdvice): string =>
  planting ?? (alike.find(({ sownOn }) => sownOn === sowing_date) ?? alike[0])?.id ?? '';

/** Logs a watering, in pump hours where the pump is known, else in m³; lists earlier ones. */
export function WateringDialog({ advice, own, onClose, onSaved }: Props) {
  const t = useT('irrigation');
  const format = useFormat();
  const word = useCropWord();
  const alike = own.filter(({ crop }) => crop === advice.crop_type);
  const [failed, setFailed] = useState(false);
  const [log, { isLoading }] = useLogWateringMutation();
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { date: todayLocal(), hours: '', volume: '', planting: sownAs(alike, advice) },
  });
  const { errors } = formState;
  const positive = (text: string) => Number(text) > 0 || t('watering.positive');
  const submit = handleSubmit(async ({ date, hours, volume, planting }) => {
    const volume_m3 = advice.pump
      ? (Number(hours) * SECONDS_PER_HOUR * advice.pump.discharge_lps) / LITRES_PER_M3
      : Number(volume);
    const saved = await log({
      crop_type: advice.crop_type,
      date,
      ...((alike.length > 1 || !irrigationCropOf(advice.crop_type)) && { planting }),
      // Rounded to the litre, so that input in hours round-trips.
      volume_m3: Math.round(volume_m3 * LITRES_PER_M3) / LITRES_PER_M3,
    });
    if ('error' in saved) setFailed(true);
    else onSaved();
  });
  return (
    <Dialog open onClose={onClose} title={t('watering.title')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {alike.length > 1 && (
          <SelectField
            label={t('watering.which')}
            options={alike.map(({ id, acres, sownOn }) => ({
              value: id,
              label: t('own.crop', {
                crop: word(advice.crop_type),
                acres: format.number(acres),
                date: format.date(sownOn),
              }),
            }))}
            {...register('planting')}
          />
        )}
        <DateField
          label={t('form.date')}
          max={todayLocal()}
          error={errors.date?.message}
          {...register('date', {
            required: t('watering.date'),
            validate: (day) => day <= todayLocal() || t('watering.future'),
          })}
        />
        {advice.pump ? (
          <NumberField
            label={t('watering.hours')}
            error={errors.hours?.message}
            {...register('hours', { validate: positive })}
          />
        ) : (
          <NumberField
            label={t('watering.volume')}
            hint={t('watering.volumeHint')}
            error={errors.volume?.message}
            {...register('volume', { validate: positive })}
          />
        )}
        {failed && <Alert>{t('saveFailed')}</Alert>}
        <Button type="submit" busy={isLoading}>
          {t('watering.save')}
        </Button>
      </form>
      <EarlierWaterings onRemoved={onSaved} onFailed={() => setFailed(true)} />
    </Dialog>
  );
}

function EarlierWaterings(props: { onRemoved: () => void; onFailed: () => void }) {
  const t = useT('irrigation');
  const format = useFormat();
  const word = useCropWord();
  const { data } = useWateringsQuery();
  const [remove] = useRemoveWateringMutation();
  const takeBack = useTakeBack();
  const waterings = useFolded('watering', data);
  const takeOut = async (watering: SavedWatering) => {
    const gone = await remove(watering);
    if ('error' in gone) return props.onFailed();
    await takeBack.offer(watering.id);
    props.onRemoved();
  };
  if (waterings.length === 0 && !takeBack.line) return null;
  return (
    <section className="mt-5">
      <h3 className="font-bold">{t('watering.earlier')}</h3>
      {takeBack.line}
      <ul className="divide-y divide-line">
        {waterings.slice(0, 10).map((row) => (
          <li key={row.id} className="flex items-center gap-3">
            <span className="flex-1">
              {format.date(row.date)} · {word(row.crop_type)} ·{' '}
              {t('result.m3', { m3: format.number(row.volume_m3) })}{' '}
              <UnsentMark record={row.unsent} />
            </span>
            <WaitingTools record={row.unsent} />
            <IconButton
              icon="trash"
              label={t('watering.remove', { date: format.date(row.date) })}
              onClick={() => void takeOut(row)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
