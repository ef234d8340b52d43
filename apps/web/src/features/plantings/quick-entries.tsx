import {
  type Planting,
  useAddPlantingEventMutation,
  useRemovePlantingEventMutation,
} from '../../entities/farm/farm.api.ts';
import type { Undo } from '../../entities/farm/use-undo.tsx';
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

interface Props {
  planting: Planting;
  onWritten: (undo: Undo) => void;
}

/** What was done on a planting today, by one press each. */
export function QuickEntries({ planting, onWritten }: Props) {
  const t = useT('farm-record');
  const [add, { isLoading }] = useAddPlantingEventMutation();
  const [remove] = useRemovePlantingEventMutation();
  const press = async (kind: (typeof ENTRIES)[number]['kind']) => {
    const saved = await add({ parent: planting.id, body: { kind, date: todayLocal() } });
    if (!saved.data) return toast.error(t('saveFailed'));
    const { id } = saved.data;
    onWritten(async () => !(await remove({ parent: planting.id, id })).error);
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
    </div>
  );
}
