import type { SpokenEntry } from '@ankur/assistant/entry/spoken-entry';
import { usePlantings } from '../../entities/farm/use-farm.ts';
import { useAddEntryMutation } from './finance.api.ts';

type Money = Extract<SpokenEntry, { kind: 'expense' | 'income' }>;

/** Saves what was said as an entry of the books, on the one planting of the crop that grows; false when it is refused. */
export function useSaveSpokenMoney(): (entry: Money) => Promise<boolean> {
  const [add] = useAddEntryMutation();
  const { data: plantings = [] } = usePlantings();
  return async (entry) => {
    const { amount, date, crop, text } = entry;
    const growing = plantings.filter((one) => one.crop === crop && one.status === 'growing');
    const planting = growing.length === 1 ? growing[0]?.id : undefined;
    const common = { amount, date, crop, description: text, ...(planting && { planting }) };
    const saved =
      entry.kind === 'expense'
        ? await add({ ledger: 'expenses', body: { ...common, category: entry.category } })
        : await add({ ledger: 'incomes', body: { ...common, source: entry.source } });
    return !saved.error;
  };
}
