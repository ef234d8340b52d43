import { useState } from 'react';
import { fieldErrors, firstError } from '../../lib/http/field-errors.ts';
import { cropName } from '../../lib/i18n/crop-name.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useHarvestConflicts } from '../../lib/tasks/use-harvest-conflicts.ts';
import { addLocalDays, todayInIndia } from '../../lib/time/local-date.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/text-field.tsx';
import { usePlanSprayMutation } from './greenscan.api.ts';
import { SprayDay } from './spray-window.tsx';

interface Props {
  label: string;
  chemical: string;
  product: string;
  waitDays: number;
  /** The complete text of the product, for the task's notes. */
  notes: string;
}

/** Plans a spray by the forecast as a task with its pre-harvest interval. */
export function SprayPlanner({ label, chemical, product, waitDays, notes }: Props) {
  const t = useT('greenscan');
  const failureText = useFailureText('greenscan');
  const format = useFormat();
  const harvestConflicts = useHarvestConflicts();
  const language = useLanguage();
  const [date, setDate] = useState(todayInIndia());
  const [plan, planned] = usePlanSprayMutation();
  const crop = cropName(label.split('___')[0] ?? '', language);
  const harvest = (from: string) => format.date(addLocalDays(from, waitDays));
  if (planned.data) {
    const { task, harvest_from, in_the_way } = planned.data;
    return (
      <div className="flex flex-col gap-2">
        <Alert tone="good">
          {t('spray.done', { date: format.date(task.date), harvest: format.date(harvest_from) })}
        </Alert>
        {harvestConflicts(in_the_way) && <Alert tone="warn">{harvestConflicts(in_the_way)}</Alert>}
      </div>
    );
  }
  const problem =
    planned.error &&
    (failureText(firstError(fieldErrors(planned.error), 'date')) ?? t('spray.failed'));
  return (
    <div className="flex flex-col gap-3">
      <DateField
        label={t('spray.date')}
        hint={t('spray.harvestHint', { harvest: harvest(date) })}
        min={todayInIndia()}
        value={date}
        error={problem}
        onChange={(event) => setDate(event.target.value)}
      />
      <SprayDay date={date} />
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
            waitDays,
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
