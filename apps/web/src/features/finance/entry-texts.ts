import type { Budget, Loan } from '@ankur/contracts/finance/answers';
import { EXPENSE_CATEGORIES } from '@ankur/contracts/finance/rules';
import type { Format } from '../../lib/i18n/format.ts';
import type { Translate } from '../../lib/i18n/translate.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Entry } from './finance.api.ts';

type T = Translate<'finance'>;

/** A budget's category: translated, or free text. */
export function planName(t: T, category: string): string {
  const known = EXPENSE_CATEGORIES.find((one) => one === category);
  return known ? t(`category.${known}`) : category;
}

/** The span of dates, as far as known. */
export function spanText(
  t: T,
  format: Format,
  { start_date: from, end_date: to }: Pick<Loan | Budget, 'start_date' | 'end_date'>,
): string {
  const day = (date: string) => format.date(date, { dateStyle: 'medium' });
  if (from && to) return t('span.both', { from: day(from), to: day(to) });
  if (from) return t('span.from', { from: day(from) });
  return to ? t('span.to', { to: day(to) }) : t('span.open');
}

function textsOf(t: T, format: Format, entry: Entry): { name: string; details: string[] } {
  const words = (...texts: (string | null)[]) =>
    texts.filter((text) => text !== null && text !== '');
  switch (entry.ledger) {
    case 'expenses':
    case 'incomes': {
      const name =
        entry.ledger === 'expenses' ? t(`category.${entry.category}`) : t(`source.${entry.source}`);
      const date = format.date(entry.date, { dateStyle: 'medium' });
      return { name, details: words(date, entry.crop, entry.description) as string[] };
    }
    case 'loans':
      return {
        name: entry.lender,
        details: [
          t('perYear', { rate: format.number(entry.interest_rate, { maximumFractionDigits: 4 }) }),
          spanText(t, format, entry),
        ],
      };
    case 'budgets':
      return { name: planName(t, entry.category), details: [spanText(t, format, entry)] };
  }
}

/** The texts of an entry. */
export function useEntryTexts() {
  const t = useT('finance');
  const format = useFormat();
  return (entry: Entry) => textsOf(t, format, entry);
}
