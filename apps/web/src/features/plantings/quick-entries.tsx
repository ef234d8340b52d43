import { useState } from 'react';
import {
  type Planting,
  useAddPlantingEventMutation,
  useRemovePlantingEventMutation,
} from '../../entities/farm/farm.api.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { toast } from '../../ui/toast.ts';

const ENTRIES = [
  { kind: 'watering', icon: 'drop' },
  { kind: 'spray', icon: 'spray' },
  { kind: 'fertiliser', icon: 'sack' },
  { kind: 'weeding', icon: 'grass' },
  { kind: 'harvest', icon: 'sickle' },
] as const satisfies readonly { kind: string; icon: IconName }[];

/** What was done on a planting today, by one press each; the last one can be taken back. */
export function QuickEntries({ planting }: { planting: Planting }) {
  const t = useT('farm-record');
  const [add, { isLoading }] = useAddPlantingEventMutation();
  const [remove] = useRemovePlantingEventMutation();
  const [last, setLast] = useState<string | null>(null);
  const press = async (kind: (typeof ENTRIES)[number]['kind']) => {
    const saved = await add({ parent: planting.id, body: { kind, date: todayLocal() } });
    if (saved.data) setLast(saved.data.id);
    else toast.error(t('saveFailed'));
  };
  const undo = async () => {
    if (last && !(await remove({ parent: planting.id, id: last })).error) setLast(null);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {ENTRIES.map(({ kind, icon }) => (
        <Button
          key={kind}
          look="plain"
          icon={icon}
          disabled={isLoading}
          onClick={() => void press(kind)}
        >
          {t(`event.${kind}`)}
        </Button>
      ))}
      {last && (
        <Button look="quiet" icon="refresh" onClick={() => void undo()}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
