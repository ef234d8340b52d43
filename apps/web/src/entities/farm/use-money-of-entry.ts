import type { EntryMoney } from '@ankur/contracts/farm-record/entry-money';
import { fold } from '../../lib/outbox/fold.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';

interface Entry {
  id: string;
  money?: EntryMoney[] | undefined;
}

const LEDGERS = ['expenses', 'incomes'] as const;

/** The money that an entry of a diary wrote into the books, as it stands with what waits. */
export function useMoneyOfEntry(): (entry: Entry) => EntryMoney[] {
  const { records, sent } = useOutbox();
  return ({ id, money = [] }) => {
    const isMeant = ({ kind, row }: OutboxRecord) =>
      kind !== 'make' || row?.planting_event === id || row?.animal_event === id;
    return LEDGERS.flatMap((ledger) => {
      const about = (one: OutboxRecord) => one.what === ledger && isMeant(one);
      const rows = fold<EntryMoney>(
        money.filter((one) => one.ledger === ledger),
        records.filter(about),
        sent.filter(({ record }) => about(record)),
      );
      return rows.map(({ unsent, ...row }) => ({
        ...row,
        ledger,
        is_changed: row.is_changed || unsent?.kind === 'change',
      }));
    });
  };
}
