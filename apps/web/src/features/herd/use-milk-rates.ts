import { type MilkRates, milkRatesInput } from '@ankur/contracts/farm-record/milk-rates';
import { useEffect } from 'react';
import { useWaitingSetter } from '../../entities/outbox/use-waiting-setter.ts';
import { refusedBy } from '../../lib/forms/refused-by.ts';
import { PERSONAL_KEY_PREFIX, readText, removeKey } from '../../lib/storage/storage.ts';
import { MILK_RATES, useMilkRatesQuery, useSaveMilkRatesMutation } from './milk-rates.api.ts';

/** Where earlier versions stored the rates, on one phone alone. */
const FAT_KEY = `${PERSONAL_KEY_PREFIX}milk-fat-rate`;
const SNF_KEY = `${PERSONAL_KEY_PREFIX}milk-snf-rate`;

function forgetLocalRates(): void {
  removeKey(FAT_KEY);
  removeKey(SNF_KEY);
}

/** The rates that an earlier version stored here; null for none that the server would take. */
function localRates(): MilkRates | null {
  const [fat_rate, snf_rate] = [FAT_KEY, SNF_KEY].map((key) => {
    const text = readText(key)?.trim();
    return text ? Number(text) : null;
  });
  const rates = { fat_rate: fat_rate ?? null, snf_rate: snf_rate ?? null };
  const isNone = rates.fat_rate === null && rates.snf_rate === null;
  return isNone || refusedBy(milkRatesInput, rates) ? null : rates;
}

/** What the dairy pays by fat and solids-not-fat, as it stands with what waits, and how to change it. */
export function useMilkRates() {
  const { data, isLoading, refetch } = useMilkRatesQuery();
  const [send] = useSaveMilkRatesMutation();
  const waiting = useWaitingSetter(MILK_RATES);
  useEffect(() => {
    const local = localRates();
    if (!local) return;
    const move = async () => {
      // A kept answer may be older than what another phone told.
      const { rates } = await refetch().unwrap();
      const isStored = rates !== null || !(await send(local)).error;
      if (isStored) forgetLocalRates();
    };
    // Without a network it is tried when the page is opened next.
    move().catch(() => undefined);
  }, [refetch, send]);
  return {
    rates: (waiting?.row as MilkRates | undefined) ?? data?.rates ?? localRates(),
    waiting,
    isLoading,
    save: async (rates: MilkRates) => {
      const refused = refusedBy(milkRatesInput, rates);
      if (refused) return refused;
      const saved = await send(rates);
      if (!saved.error) forgetLocalRates();
      return saved;
    },
  };
}
