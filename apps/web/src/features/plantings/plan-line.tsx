// locale-keys: farm-record:planSection.*
import { PLAN_SOURCE, type WholePlanting } from '@ankur/contracts/farm-record/plantings';
import { useState } from 'react';
import { GuideLink } from '../../entities/crop/guide-link.tsx';
import { useAddTaskMutation } from '../../entities/task/add-task.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import type { PlanLine } from './use-plan.ts';

interface Props {
  line: PlanLine;
  planting: WholePlanting;
  cropName: string;
  onRefuse: () => void;
}

/** A job with its days: taken on the proposed day or another, or left out. */
export function PlanLineRow({ line, planting, cropName, onRefuse }: Props) {
  const t = useT('farm-record');
  const format = useFormat();
  const today = useToday();
  const [take, { isLoading }] = useAddTaskMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const { job, from, to, movedDays, doneOn, takenFor, proposed, isMovedByRain } = line;
  const day = chosen ?? proposed ?? today;
  const work = t(`planSection.${job.section}`);
  const days =
    from === to
      ? format.date(from)
      : t('plan.window', { from: format.date(from), to: format.date(to) });
  const onTake = async () => {
    const taken = await take({
      task_name: t('plan.taskName', { crop: cropName, work }),
      ...{ date: day, notes: job.text, crop: planting.crop },
      ...{ source: `${PLAN_SOURCE}${job.key}`, planting: planting.id },
    });
    if (taken.error) toast.error(t('saveFailed'));
  };
  const isOpen = doneOn === null && takenFor === null;
  return (
    <li className="flex flex-col gap-2 py-3">
      <h4 className="font-bold">
        {work} · <span className="font-normal text-muted">{days}</span>
      </h4>
      <p className="wrap-anywhere">
        {job.text}{' '}
        <GuideLink by="word" value={planting.crop}>
          {t('plan.source')}
        </GuideLink>
      </p>
      {movedDays > 0 && <p className="text-muted">{t('plan.moved', { days: movedDays })}</p>}
      {doneOn !== null && (
        <p className="text-brand">{t('plan.doneOn', { date: format.date(doneOn) })}</p>
      )}
      {doneOn === null && takenFor !== null && (
        <p className="text-brand">{t('plan.taken', { date: format.date(takenFor) })}</p>
      )}
      {isOpen && isMovedByRain && (
        <p className="text-muted">{t('plan.rain', { date: format.date(day) })}</p>
      )}
      {isOpen && line.state === 'past' && <p className="text-muted">{t('plan.past')}</p>}
      {isOpen && line.state !== 'past' && (
        <div className="flex flex-wrap items-end gap-2">
          <DateField
            label={t('plan.day')}
            value={day}
            onChange={({ target }) => setChosen(target.value || null)}
          />
          <Button icon="check" busy={isLoading} onClick={() => void onTake()}>
            {t('plan.take')}
          </Button>
          <Button look="quiet" icon="close" onClick={onRefuse}>
            {t('plan.refuse')}
          </Button>
        </div>
      )}
    </li>
  );
}
