import type { EntryMoney } from '@ankur/contracts/farm-record/entry-money';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import {
  type EntryWhat,
  useRemoveEntryAloneMutation,
  useRemoveEntryWithMoneyMutation,
  useRemoveMoneyOfEntryMutation,
} from './entry-removal.api.ts';
import { useRemoveAnimalEventMutation, useRemovePlantingEventMutation } from './farm.api.ts';
import { useMoneyOfEntry } from './use-money-of-entry.ts';
import { useRemoval } from './use-removal.tsx';
import type { Undo } from './use-undo.tsx';

interface Entry {
  id: string;
  money?: EntryMoney[] | undefined;
}

interface Question {
  entry: Entry;
  /** What the entry is called. */
  name: string;
  money: EntryMoney[];
}

interface QuestionProps extends Omit<Question, 'entry'> {
  onAnswer: (withMoney: boolean) => void;
  onCancel: () => void;
}

/** Asks whether the money of an entry is deleted with it; without an answer nothing is. */
function MoneyQuestion({ name, money, onAnswer, onCancel }: QuestionProps) {
  const t = useT('farm-record');
  const format = useFormat();
  const sums = money.map(({ amount }) => format.money(amount)).join(' + ');
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('remove', { name })}
      actions={
        <>
          <Button look="primary" onClick={() => onAnswer(false)}>
            {t('entryMoney.keep')}
          </Button>
          <Button look="danger" onClick={() => onAnswer(true)}>
            {t('entryMoney.delete')}
          </Button>
        </>
      }
    >
      <p>{t('entryMoney.question', { money: sums })}</p>
      {money.some(({ is_changed }) => is_changed) && <p>{t('entryMoney.changed')}</p>}
    </Dialog>
  );
}

/** Deletes entries of a diary; of one that wrote money into the books it asks about that first. */
export function useEntryRemoval(what: EntryWhat, parent: string) {
  const removal = useRemoval();
  const moneyOf = useMoneyOfEntry();
  const [removeOfPlanting] = useRemovePlantingEventMutation();
  const [removeOfAnimal] = useRemoveAnimalEventMutation();
  const [removeAlone] = useRemoveEntryAloneMutation();
  const [removeWithMoney] = useRemoveEntryWithMoneyMutation();
  const [removeMoney] = useRemoveMoneyOfEntryMutation();
  const [asked, setAsked] = useState<Question | null>(null);
  const removePlain = what === 'plantingEvent' ? removeOfPlanting : removeOfAnimal;
  const answer = async ({ entry: { id }, money }: Question, withMoney: boolean) => {
    setAsked(null);
    const one = { what, parent, id };
    if (!withMoney) return removal.remove(id, () => removeAlone(one));
    const remove = async () => {
      const removed = await removeWithMoney(one);
      if (!removed.error) for (const row of money) await removeMoney({ money: row, entry: id });
      return removed;
    };
    const taken = money.map((row) => row.id);
    return removal.remove(id, remove, undefined, taken);
  };
  return {
    line: (
      <>
        {removal.line}
        {asked && (
          <MoneyQuestion
            name={asked.name}
            money={asked.money}
            onAnswer={(withMoney) => void answer(asked, withMoney)}
            onCancel={() => setAsked(null)}
          />
        )}
      </>
    ) as ReactNode,
    /** `again` makes an entry without money once more after its deletion was sent. */
    remove: async (entry: Entry, name: string, again?: Undo): Promise<void> => {
      const money = moneyOf(entry);
      if (money.length > 0) return setAsked({ entry, name, money });
      await removal.remove(entry.id, () => removePlain({ parent, id: entry.id }), again);
    },
  };
}
