import type { Planting } from '../../entities/farm/farm.api.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';

/** Says that stage and harvest follow from the warmth so far, with the sum, what the crop needs and whose figures those are. */
export function WarmthLine({ warmth }: { warmth: NonNullable<Planting['warmth']> }) {
  const t = useT('farm-record');
  const { number } = useFormat();
  const { sum, needed, base_c, measured_days: days, source } = warmth;
  return (
    <p className="text-sm text-muted">
      {t('warmth.sum', { sum: number(sum), needed: number(needed), base: number(base_c) })}{' '}
      {days > 0 ? t.plural('warmth.measured', days) : t('warmth.usual')}{' '}
      {t('warmth.source', { source })}
    </p>
  );
}
