// locale-keys: greenscan:window.*
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { fieldErrors, firstError } from '../../lib/http/field-errors.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';
import { Alert, type AlertTone } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/text-field.tsx';
import { useWhere } from '../weather/use-here.ts';
import { useForecastQuery } from '../weather/weather.api.ts';
import { cropName } from './crop-name.ts';
import { usePlanSprayMutation } from './greenscan.api.ts';
import { sprayWeather } from './spray-weather.ts';

const TONES: Readonly<Record<ReturnType<typeof sprayWeather>, AlertTone>> = {
  good: 'good',
  wind: 'warn',
  rain: 'warn',
  unknown: 'info',
};

interface Props {
  label: string;
  chemical: string;
  product: string;
  waitDays: number;
  /** Everything that stands on the product's line, for the task's notes. */
  notes: string;
}

/** Chooses the day of a spray by the weather, makes it a task and holds the harvest back. */
export function SprayPlanner({ label, chemical, product, waitDays, notes }: Props) {
  const t = useT('greenscan');
  const format = useFormat();
  const language = useLanguage();
  const [date, setDate] = useState(todayLocal());
  const { where } = useWhere();
  const forecast = useForecastQuery(where ?? skipToken);
  const [plan, planned] = usePlanSprayMutation();
  const day = forecast.data?.daily.find((one) => one.date === date);
  const window = sprayWeather(day);
  const one = (value: number | null | undefined) =>
    format.number(value ?? 0, { maximumFractionDigits: 1 });
  const crop = cropName(label.split('___')[0] ?? '', language);
  const harvest = (from: string) => format.date(addLocalDays(from, waitDays));
  if (planned.data) {
    const { task, harvest_from, in_the_way } = planned.data;
    return (
      <div className="flex flex-col gap-2">
        <Alert tone="good">
          {t('spray.done', { date: format.date(task.date), harvest: format.date(harvest_from) })}
        </Alert>
        {in_the_way.length > 0 && (
          <Alert tone="warn">
            {t('spray.inTheWay', {
              tasks: format.list(
                in_the_way.map((other) => `${other.task_name} (${format.date(other.date)})`),
              ),
            })}
          </Alert>
        )}
      </div>
    );
  }
  const problem =
    planned.error && (firstError(fieldErrors(planned.error), 'date') ?? t('spray.failed'));
  return (
    <div className="flex flex-col gap-3">
      <DateField
        label={t('spray.date')}
        hint={t('spray.harvestHint', { harvest: harvest(date) })}
        min={todayLocal()}
        value={date}
        error={problem}
        onChange={(event) => setDate(event.target.value)}
      />
      <Alert tone={TONES[window]}>
        <p className="font-semibold">{t('window.title')}</p>
        <p>
          {t(`window.${window}`, { wind: one(day?.wind_speed), rain: one(day?.precipitation) })}
        </p>
      </Alert>
      <Button
        icon="calendar"
        className="self-start"
        busy={planned.isLoading}
        disabled={date === ''}
        onClick={() =>
          void plan({
            label,
            chemical,
            date,
            task_name: t('spray.task', { product, crop }),
            notes: notes.slice(0, 1000),
          })
        }
      >
        {t('spray.save')}
      </Button>
    </div>
  );
}
