import type { SupportPriceAnswer } from '@ankur/contracts/market/endpoints';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';

const VARIETIES = {
  Common: 'common',
  'Grade A': 'gradeA',
  Hybrid: 'hybrid',
  Maldandi: 'maldandi',
  Yellow: 'yellow',
  'Medium staple': 'mediumStaple',
  'Long staple': 'longStaple',
} as const;
const isKnown = (name: string): name is keyof typeof VARIETIES => name in VARIETIES;

/** The minimum support price with the season it is valid for; nothing where there is none. */
export function MspLines({ msp }: { msp: readonly SupportPriceAnswer[] }) {
  const t = useT('market');
  const format = useFormat();
  if (msp.length === 0) return null;
  const varietyName = (name: string) => (isKnown(name) ? t(`variety.${VARIETIES[name]}`) : name);
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
