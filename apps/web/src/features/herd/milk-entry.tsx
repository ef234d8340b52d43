import { useState } from 'react';
import {
  type Animal,
  useAddAnimalEventMutation,
  useRemoveAnimalEventMutation,
} from '../../entities/farm/farm.api.ts';
import type { Undo } from '../../entities/farm/use-undo.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { PERSONAL_KEY_PREFIX, readText, writeText } from '../../lib/storage/storage.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { givesMilk, laysEggs } from './animal-kinds.ts';

const TIMES = ['morning', 'evening'] as const;
const EVENTS = ['heat', 'ai', 'calving'] as const;

/** The figure of last time, which is usually right. */
const lastKey = (id: string, what: 'milk' | 'eggs') => `${PERSONAL_KEY_PREFIX}${what}-${id}`;

interface Props {
  animal: Animal;
  onWritten: (undo: Undo) => void;
}

/** Milk of the morning or evening, or eggs, with the figure of last time, by one press; and what happens seldom. */
export function MilkEntry({ animal, onWritten }: Props) {
  const t = useT('farm-record');
  const what = laysEggs(animal) ? 'eggs' : 'milk';
  const [figure, setFigure] = useState(() => readText(lastKey(animal.id, what)) ?? '');
  const [add, { isLoading }] = useAddAnimalEventMutation();
  const [remove] = useRemoveAnimalEventMutation();
  const amount = Number(figure);
  const isFigure = amount > 0;
  const write = async (body: Omit<Parameters<typeof add>[0]['body'], 'date' | 'note'>) => {
    const saved = await add({
      parent: animal.id,
      body: { ...body, note: '', date: todayLocal() },
    });
    if (!saved.data) return toast.error(t('saveFailed'));
    const { id } = saved.data;
    if (body.kind === what) writeText(lastKey(animal.id, what), figure);
    onWritten(async () => !(await remove({ parent: animal.id, id })).error);
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="w-28">
        <NumberField
          label={what === 'milk' ? t('milk.litres') : t('herdEvent.eggs')}
          value={figure}
          min={0}
          onChange={(event) => setFigure(event.target.value)}
        />
      </div>
      {what === 'eggs' && (
        <Button
          look="plain"
          icon="check"
          disabled={isLoading || !isFigure}
          onClick={() => void write({ kind: 'eggs', amount })}
        >
          {t('milk.eggs')}
        </Button>
      )}
      {givesMilk(animal) &&
        TIMES.map((time) => (
          <Button
            key={time}
            look="plain"
            icon={time === 'morning' ? 'sunrise' : 'sunset'}
            disabled={isLoading || !isFigure}
            onClick={() => void write({ kind: 'milk', amount, unit: 'litre', time_of_day: time })}
          >
            {t(`milk.${time}`)}
          </Button>
        ))}
      {givesMilk(animal) &&
        EVENTS.map((kind) => (
          <Button key={kind} look="quiet" disabled={isLoading} onClick={() => void write({ kind })}>
            {t(`herdEvent.${kind}`)}
          </Button>
        ))}
    </div>
  );
}
