import type { EarlierPrice } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { cx } from '../../ui/class-names.ts';

interface Props {
  /** ₹ per quintal. */
  now: number;
  /** The market's report of a week ago. */
  before: EarlierPrice | undefined;
}

/** By how much a mandi's price moved in a week, in words and colour; nothing where last week is not known. */
export function WeekChange({ now, before }: Props) {
  const t = useT('market');
  const format = useFormat();
  if (!before) return null;
  const moved = now - before.modal_price;
  const price = format.moneyShort(Math.abs(moved));
  return (
    <span
      title={format.date(before.arrival_date)}
      className={cx(
        'block text-sm',
        moved > 0 ? 'text-brand' : moved < 0 ? 'text-danger' : 'text-muted',
      )}
    >
      {moved === 0 ? t('list.same') : t(moved > 0 ? 'list.up' : 'list.down', { price })}
    </span>
  );
}
