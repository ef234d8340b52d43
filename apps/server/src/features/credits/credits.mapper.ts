import { creditState } from '@ankur/agronomy/finance/shop-credit';
import type { Credit } from '@ankur/contracts/farm-record/credits';
import { toPaise, toRupees } from '@ankur/contracts/finance/money';
import type { credits } from './credits.tables.ts';

export type CreditRow = typeof credits.$inferSelect;

/**
 * Goods on credit as the API answers them, with what they have cost by a day and would have cost on a Kisan Credit Card
 * of `cardPercentYear`.
 */
export function toCredit(row: CreditRow, today: string, cardPercentYear: number): Credit {
  const payments = row.payments.map(({ date, amount }) => ({ date, amountPaise: toPaise(amount) }));
  const told = { ...row, payments };
  const state = creditState(told, today);
  const onCard = creditState({ ...told, ratePercentMonth: cardPercentYear / 12 }, today);
  return {
    id: row.id,
    shop: row.shop,
    item: row.item,
    amount: toRupees(row.amountPaise),
    rate_percent_month: row.ratePercentMonth,
    taken_on: row.takenOn,
    due_on: row.dueOn,
    payments: row.payments,
    note: row.note,
    paid: toRupees(state.paidPaise),
    interest: toRupees(state.interestPaise),
    owed: toRupees(state.owedPaise),
    cost: toRupees(state.costPaise),
    cost_on_card: toRupees(onCard.interestPaise),
    updated_at: row.updatedAt.toISOString(),
  };
}
