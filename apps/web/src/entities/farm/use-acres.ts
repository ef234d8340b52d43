import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';

/** So many decimals of an area are shown at most. */
const DECIMALS = 2;

/** An area with its unit, in the plural form of the number as it is shown: 1 acre, 1.5 acres. */
export function useAcres(): (acres: number) => string {
  const t = useT('farm-record');
  const format = useFormat();
  return (acres) => {
    const shown = Number(acres.toFixed(DECIMALS));
    return t.plural('acres', shown, { acres: format.number(shown) });
  };
}
