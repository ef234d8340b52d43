import type { EntryMoney } from '@ankur/contracts/farm-record/entry-money';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EntryMoneyPort, EntryOf } from '../../ports/entry-money.ts';

const columnOf = (of: EntryOf) => sql.identifier(`${of}_id`);

export function createEntryMoney(db: Database, clock: Clock): EntryMoneyPort {
  return {
    async of(farmerId, of, ids) {
      const found = new Map<string, EntryMoney[]>();
      if (ids.length === 0) return found;
      const here = sql`farmer_id = ${farmerId}::uuid and ${columnOf(of)} = any (${sql.param(ids)}::uuid[]) and deleted_at is null`;
      const told = sql`id, amount_paise::float8 / 100 as amount, date::text as date, crop, updated_at > created_at as is_changed, ${columnOf(of)} as entry`;
      const { rows } = await db.execute<EntryMoney & { entry: string }>(sql`
        select 'expenses' as ledger, category, ${told} from expenses where ${here}
        union all
        select 'incomes', null, ${told} from incomes where ${here}
        order by id`);
      for (const { entry, ...money } of rows)
        found.set(entry, [...(found.get(entry) ?? []), money]);
      return found;
    },
    async remove(on, farmerId, of, id) {
      const now = clock.now().toISOString();
      for (const ledger of ['expenses', 'incomes'])
        await on.execute(sql`
          update ${sql.identifier(ledger)} set deleted_at = ${now}::timestamptz
          where farmer_id = ${farmerId}::uuid and ${columnOf(of)} = ${id}::uuid and deleted_at is null`);
    },
  };
}
