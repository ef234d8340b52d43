import type { SupportPriceAnswer } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useVarietyName } from '../../lib/i18n/use-variety-name.ts';

/** The minimum support price with its season; nothing where there is none. */
export function MspLines({ msp }: { msp: readonly SupportPriceAnswer[] }) {
  const t = useT('market');
  const format = useFormat();
  const varietyName = useVarietyName();
  if (msp.length === 0) return null;
  return (
    <ul className="text-sm">
      {msp.map((one) => (
        <li key={`${one.season}${one.variety}`}>
          {t(one.variety ? 'msp.variety' : 'msp.line', {
            price: format.money(one.price),
            variety: one.variety ? varietyName(one.variety) : '',
            from: format.date(one.valid_from),
            to: format.date(one.valid_to),
          })}
        </li>
      ))}
    </ul>
  );
}
