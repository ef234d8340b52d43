import { irrigationCropOf } from '@ankur/contracts/irrigation/form-crops';
import { type ReactNode, useState } from 'react';
import { ComputedNote } from '../../entities/answers/computed-note.tsx';
import { GuideLink } from '../../entities/crop/guide-link.tsx';
import type { OwnCrop } from '../../entities/farm/use-own-crops.ts';
import { useAddTaskMutation } from '../../entities/task/add-task.api.ts';
import { isUnreachable } from '../../lib/http/field-errors.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { askPhone } from './ask-phone.ts';
import { dueDate } from './due-date.ts';
import { useSuggestIrrigationMutation } from './irrigation.api.ts';
import { PumpDialog } from './pump-dialog.tsx';
import type { Advice } from './question.ts';
import { useCropWord } from './use-crop-word.ts';
import { WateringDialog } from './watering-dialog.tsx';
import { adviceText, codeText, durationText } from './words.ts';
import { Working } from './working.tsx';

/** Empty coordinates: the server uses the profile's place. */
const UNSAID = { lat: '', lon: '' } as const;

interface Props {
  advice: Advice;
  own: readonly OwnCrop[];
  onReset: () => void;
  /** Refetches after the pump or a watering was entered. */
  onChange: (advice: Advice) => void;
}

/** The result: advice, figures, working. */
export function IrrigationResult({ advice, own, onReset, onChange }: Props) {
  const t = useT('irrigation');
  const format = useFormat();
  const word = useCropWord();
  const [asking, setAsking] = useState<'pump' | 'watering' | null>(null);
  const [suggest] = useSuggestIrrigationMutation();
  const [makeTask, task] = useAddTaskMutation();
  const due = dueDate(advice);
  const sentence = adviceText(advice, t, format);

  const renew = async () => {
    setAsking(null);
    const { lat, lon } = advice.place ?? UNSAID;
    const { crop_type, land_size, date, sowing_date, sowing_date_assumed } = advice;
    const { planting = null } = advice;
    const question = {
      lat,
      lon,
      crop_type,
      land_size,
      date,
      sowing_date: sowing_date_assumed ? null : sowing_date,
      ...(planting !== null && { planting }),
    };
    const answer = await suggest(question);
    const computed = isUnreachable(answer.error) ? await askPhone(question) : null;
    const given = answer.data ?? computed;
    if (given) onChange(given);
    else toast.error(t('problem.refused'));
  };
  const addTask = async () => {
    if (!due) return;
    const task_name = t('task.name', { crop: word(advice.crop_type) });
    const notes = advice.pump ? t('task.pump', { time: durationText(advice.pump.minutes, t) }) : '';
    const made = await makeTask({
      task_name,
      date: due,
      priority: 'high',
      recurrence: 'none',
      notes: [sentence, notes].join(' ').trim(),
    });
    if ('error' in made) toast.error(t('task.failed'));
    else toast.success(t('task.made', { date: format.date(due, { dateStyle: 'medium' }) }));
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-start gap-3 rounded-card bg-brand-soft p-4 text-brand-strong">
        <Icon name="drop" className="size-8 shrink-0" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-semibold">{t('result.suggestion')}</p>
          <p className="text-lg">{sentence}</p>
          {advice.pump && due && (
            <p className="font-semibold">
              {t('result.pump', { time: durationText(advice.pump.minutes, t) })}
              {advice.pump.minutes_per_day.length > 1 &&
                ` ${t('result.pumpDays', {
                  days: format.number(advice.pump.minutes_per_day.length),
                  time: durationText(Math.max(...advice.pump.minutes_per_day), t),
                })}`}
            </p>
          )}
        </div>
      </div>
      <ComputedNote since={advice.computedAtMs} />
      <Figures advice={advice} />
      {advice.notes.map((note) => (
        <Alert key={note} tone="info">
          {codeText('note', note, t)}
        </Alert>
      ))}
      <div className="flex flex-wrap gap-2">
        {due && (
          <Button
            icon="plus"
            busy={task.isLoading}
            disabled={task.isSuccess}
            onClick={() => void addTask()}
          >
            {task.isSuccess ? t('task.done') : t('task.make')}
          </Button>
        )}
        <Button look="plain" icon="check" onClick={() => setAsking('watering')}>
          {t('watering.open')}
        </Button>
        {!advice.pump?.of_field && (
          <Button look="plain" icon="clock" onClick={() => setAsking('pump')}>
            {advice.pump ? t('pump.change') : t('pump.enter')}
          </Button>
        )}
        <Button look="plain" icon="refresh" onClick={onReset}>
          {t('result.reset')}
        </Button>
      </div>
      {advice.working.length > 0 && <Working advice={advice} />}
      {asking === 'pump' && (
        <PumpDialog onClose={() => setAsking(null)} onSaved={() => void renew()} />
      )}
      {asking === 'watering' && (
        <WateringDialog
          {...{ advice, own }}
          onClose={() => setAsking(null)}
          onSaved={() => void renew()}
        />
      )}
    </div>
  );
}

function Figures({ advice }: { advice: Advice }) {
  const t = useT('irrigation');
  const format = useFormat();
  const word = useCropWord();
  const one = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const rows: [string, ReactNode][] = [
    [
      t('form.crop'),
      <GuideLink
        key="crop"
        by={irrigationCropOf(advice.crop_type) ? 'irrigation' : 'word'}
        value={advice.crop_type}
      >
        {word(advice.crop_type)}
      </GuideLink>,
    ],
    [
      t('result.land'),
      t.plural('result.acres', advice.land_size, { acres: format.number(advice.land_size) }),
    ],
    [t('form.date'), format.date(advice.date)],
    [t('result.temperature'), `${one(advice.temperature)} °C`],
    [
      t('result.humidity'),
      advice.humidity === null ? t('result.unknown') : `${one(advice.humidity)}%`,
    ],
    [t('result.precipitation'), t('result.mm', { mm: one(advice.precipitation) })],
    [
      t('result.water'),
      t('result.m3', { m3: format.number(advice.water_requirement, { maximumFractionDigits: 2 }) }),
    ],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
