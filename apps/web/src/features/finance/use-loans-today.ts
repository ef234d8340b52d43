import { LOAN_AHEAD_DAYS, LOAN_OVERDUE_DAYS } from '@ankur/agronomy/today/deadlines';
import { loanStake } from '@ankur/agronomy/today/stakes';
import { hoursToEndOf, stateOf, type TodaySource } from '../../entities/today/today-line.ts';
import { rowsOf } from '../../lib/http/paged.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { useNow } from '../../lib/time/clock.ts';
import { addLocalDays, todayLocal } from '../../lib/time/local-date.ts';
import { type Entry, useEntriesInfiniteQuery } from './finance.api.ts';

const MINUTE_MS = 60_000;

/** Unpaid loans that fall due within a week or were due in the last month. */
export function useLoansToday(): TodaySource {
  const t = useT('today');
  const format = useFormat();
  const now = useNow(MINUTE_MS);
  const query = useEntriesInfiniteQuery({ ledger: 'loans' });
  const loans = useFolded<Entry>('loans', rowsOf(query.data));
  const today = todayLocal();
  const lines = loans.flatMap((loan) => {
    if (loan.ledger !== 'loans' || loan.is_paid) return [];
    const due = loan.end_date;
    if (due < addLocalDays(today, -LOAN_OVERDUE_DAYS) || due > addLocalDays(today, LOAN_AHEAD_DAYS))
      return [];
    return [
      {
        key: `loan:${loan.id}`,
        icon: 'rupee' as const,
        stakeRupees: loanStake(Number(loan.amount)),
        hoursLeft: hoursToEndOf(due, now),
        text: t(due < today ? 'loan.late' : 'loan.text', {
          lender: loan.lender,
          amount: format.moneyShort(Number(loan.amount)),
          date: format.date(due),
        }),
        reason: t('loan.reason'),
        action: { label: t('open'), to: '/application/dashboard#finance' },
      },
    ];
  });
  return { state: stateOf(query), lines };
}
