import { useState } from 'react';
import {
  type Animal,
  useAddAnimalEventMutation,
  useRemoveAnimalEventMutation,
} from '../../entities/farm/farm.api.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';

const TIMES = ['morning', 'evening'] as const;
const EVENTS = ['heat', 'ai', 'calving'] as const;

/** Milk of the morning or evening with the figure of last time, by one press; and what happens seldom. */
export function MilkEntry({ animal }: { animal: Animal }) {
  const t = useT('farm-record');
  const [litres, setLitres] = useState('');
  const [last, setLast] = useState<string | null>(null);
  const [add, { isLoading }] = useAddAnimalEventMutation();
  const [remove] = useRemoveAnimalEventMutation();
  const amount = Number(litres);
  const write = async (body: Omit<Parameters<typeof add>[0]['body'], 'date'>) => {
    const saved = await add({ parent: animal.id, body: { ...body, date: todayLocal() } });
    if (saved.data) setLast(saved.data.id);
    else toast.error(t('saveFailed'));
  };
  const undo = async () => {
    if (last && !(await remove({ parent: animal.id, id: last })).error) setLast(null);
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="w-28">
        <NumberField
          label={t('milk.litres')}
          value={litres}
          min={0}
          onChange={(event) => setLitres(event.target.value)}
        />
      </div>
      {TIMES.map((time) => (
        <Button
          key={time}
          look="plain"
          icon={time === 'morning' ? 'sunrise' : 'sunset'}
          disabled={isLoading || !(amount > 0)}
          onClick={() =>
            void write({ kind: 'milk', amount, unit: 'litre', time_of_day: time, note: '' })
          }
        >
          {t(`milk.${time}`)}
        </Button>
      ))}
      {EVENTS.map((kind) => (
        <Button
          key={kind}
          look="quiet"
          disabled={isLoading}
          onClick={() => void write({ kind, note: '' })}
        >
          {t(`herdEvent.${kind}`)}
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
