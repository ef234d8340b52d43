import type { WholePlanting } from '@ankur/contracts/farm-record/plantings';
import { useState } from 'react';
import {
  useAddPlantingEventMutation,
  useChangePlantingMutation,
} from '../../entities/farm/farm.api.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { PlanLineRow } from './plan-line.tsx';
import { type PlanLine, usePlan } from './use-plan.ts';

/** So many open jobs are shown until the whole season is asked for. */
const NEXT = 4;

const isNext = ({ state, takenFor }: PlanLine) =>
  state === 'now' || state === 'ahead' || (state !== 'done' && takenFor !== null);

interface Props {
  planting: WholePlanting;
  cropName: string;
}

/** Jobs from seed treatment to harvest with their days, which the farmer takes, changes or leaves out one by one. */
export function WorkPlan({ planting, cropName }: Props) {
  const t = useT('farm-record');
  const today = useToday();
  const plan = usePlan(planting);
  const [change] = useChangePlantingMutation();
  const [addEvent] = useAddPlantingEventMutation();
  const [isWhole, setWhole] = useState(false);
  const [pruned, setPruned] = useState(today);
  const refused = planting.plan_refused ?? [];
  const setRefused = async (plan_refused: string[]) => {
    const body = { plan_refused };
    if ((await change({ planting, body })).error) toast.error(t('saveFailed'));
  };
  const writePruning = async () => {
    const body = { kind: 'pruning', date: pruned } as const;
    if ((await addEvent({ parent: planting.id, body })).error) toast.error(t('saveFailed'));
  };
  if (plan.state === 'loading') return <p className="text-muted">{t('loading')}</p>;
  if (plan.state === 'failed') return <p className="text-muted">{t('listFailed')}</p>;
  if (plan.state === 'none') return <p className="text-muted">{t('plan.none')}</p>;
  if (plan.state === 'needsSowing') return <p className="text-muted">{t('plan.needsSowing')}</p>;
  if (plan.state === 'needsPruning')
    return (
      <div className="flex flex-col gap-2">
        <p>{t('plan.needsPruning')}</p>
        <DateField
          label={t('event.pruning')}
          value={pruned}
          max={today}
          onChange={({ target }) => setPruned(target.value)}
        />
        <Button icon="check" onClick={() => void writePruning()}>
          {t('save')}
        </Button>
      </div>
    );
  const kept = plan.lines.filter(({ isRefused }) => !isRefused);
  const shown = isWhole ? kept : kept.filter(isNext).slice(0, NEXT);
  const left = plan.lines.filter(({ isRefused }) => isRefused);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted">{t('plan.lead')}</p>
      <ul className="divide-y divide-line">
        {shown.map((line) => (
          <PlanLineRow
            key={line.job.key}
            line={line}
            planting={planting}
            cropName={cropName}
            onRefuse={() => void setRefused([...refused, line.job.key])}
          />
        ))}
      </ul>
      <Button look="plain" icon="calendar" onClick={() => setWhole(!isWhole)}>
        {isWhole ? t('plan.less') : t('plan.more')}
      </Button>
      {isWhole && left.length > 0 && (
        <>
          <h4 className="font-bold">{t('plan.refused')}</h4>
          <ul className="flex flex-col gap-2">
            {left.map(({ job }) => (
              <li key={job.key} className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 flex-1 wrap-anywhere text-muted">{job.text}</span>
                <Button
                  look="quiet"
                  icon="plus"
                  onClick={() => void setRefused(refused.filter((key) => key !== job.key))}
                >
                  {t('plan.back')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
