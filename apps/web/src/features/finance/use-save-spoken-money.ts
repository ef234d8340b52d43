import type { SpokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { usePlantings } from '../../entities/farm/use-farm.ts';
import { type Entry, useAddEntryMutation, useRemoveEntryMutation } from './finance.api.ts';

type Money = Extract<SpokenEntry, { kind: 'expense' | 'income' }>;

/** Saves what was said as an entry of the books, on the one planting of the crop that grows; gives what takes it back, null when it is refused. */
export function useSaveSpokenMoney(): (entry: Money) => Promise<(() => Promise<boolean>) | null> {
  const [add] = useAddEntryMutation();
  const [remove] = useRemoveEntryMutation();
  const { data: plantings = [] } = usePlantings();
  return async (entry) => {
    const { amount, date, crop, text } = entry;
    const growing = plantings.filter((one) => one.crop === crop && one.status === 'growing');
    const planting = growing.length === 1 ? growing[0]?.id : undefined;
    const common = { amount, date, crop, description: text, ...(planting && { planting }) };
    const added =
      entry.kind === 'expense'
        ? ({ ledger: 'expenses', body: { ...common, category: entry.category } } as const)
        : ({ ledger: 'incomes', body: { ...common, source: entry.source } } as const);
    const { data } = await add(added);
    if (!data) return null;
    const saved = { ...data, ledger: added.ledger } as Entry;
    return async () => !(await remove({ entry: saved })).error;
  };
}
