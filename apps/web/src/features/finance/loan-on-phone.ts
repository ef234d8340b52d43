import { loanAccount } from '@ankur/agronomy/finance/loan-account';
import type { Loan, LoanCostAnswer } from '@ankur/contracts/finance/answers';
import { lastAnswer } from '../../lib/answers/last-answer.ts';
import type { Computed } from '../../lib/answers/on-phone.ts';
import { type Paged, rowsOf } from '../../lib/http/paged.ts';
import { fold } from '../../lib/outbox/fold.ts';
import { currentSnapshot } from '../../lib/outbox/outbox.ts';
import { todayInIndia } from '../../lib/time/local-date.ts';

type Loans = { pages: readonly Paged<Loan>[] };

/** The card's rate, as the server told it with the cost of any of these loans. */
async function cardRate(loans: readonly Loan[]): Promise<{ percent: number; atMs: number } | null> {
  for (const { id } of loans) {
    const told = await lastAnswer<LoanCostAnswer>(`loanCost("${id}")`);
    if (told) return { percent: told.data.kcc.rate_percent, atMs: told.atMs };
  }
  return null;
}

/** The account of a loan to today from the loans last read, with the writes that wait; null where the card's rate is not known. */
export async function loanOnPhone(id: string): Promise<Computed<LoanCostAnswer> | null> {
  const kept = await lastAnswer<Loans>('entries({"ledger":"loans"})');
  const records = currentSnapshot().records.filter(({ what }) => what === 'loans');
  const loans = fold(rowsOf(kept?.data) ?? [], records);
  const loan = loans.find((one) => one.id === id);
  const rate = loan && (await cardRate(loans));
  if (!loan || !rate) return null;
  const data = loanAccount(loan, todayInIndia(), rate.percent);
  return { data, atMs: Math.min(rate.atMs, kept?.atMs ?? rate.atMs) };
}
