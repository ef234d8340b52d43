import type { Analysis } from '@ankur/contracts/greenscan/endpoints';
import { cropName } from '../../lib/i18n/crop-name.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Library } from './use-library.ts';

type Candidate = Analysis['candidates'][number];

const NOT_LEAF = 'NotLeaf___Background';
/** Below 0.1 %: the third candidate of a crop with two labels has no share. */
const LEAST_SHARE = 0.0005;

/** Smaller shares would be rounded to 0 %. */
const ONE_IN_HUNDRED = 0.01;

interface Props {
  candidates: readonly Candidate[];
  /** The predicted label; its sign is listed first. */
  answered: string | null;
  library: Library;
  /** Text above candidates when there is no prediction. */
  lead?: string;
  /** False for an unfamiliar leaf, whose probabilities mean nothing: only signs are shown. */
  shares?: boolean;
}

/** Alternative diagnoses with their distinguishing signs. */
export function Candidates({ candidates, answered, library, lead, shares = true }: Props) {
  const t = useT('greenscan');
  const format = useFormat();
  const language = useLanguage();
  // Without a prediction only likely candidates are shown.
  const least = answered === null ? ONE_IN_HUNDRED : LEAST_SHARE;
  const others = candidates.filter(
    ({ label, probability }) =>
      label !== answered &&
      label !== NOT_LEAF &&
      probability >= least &&
      (shares || library.diseaseOf(label)),
  );
  if (others.length === 0) return null;
  const ownSign = answered ? library.diseaseOf(answered)?.keySign : undefined;
  return (
    <div className="flex flex-col gap-2">
      {answered && <h3 className="font-semibold">{t('next.title')}</h3>}
      {lead && <p className="font-medium">{lead}</p>}
      {ownSign && <p className="text-sm">{t('next.this', { sign: ownSign })}</p>}
      <ul className="flex flex-col gap-2">
        {others.map(({ label, probability }) => {
          const sign = library.diseaseOf(label)?.keySign;
          const share =
            probability < ONE_IN_HUNDRED
              ? t('next.under', { share: format.percent(ONE_IN_HUNDRED) })
              : format.percent(probability);
          return (
            <li key={label} className="rounded-control bg-sunken p-3">
              <p className="font-medium">
                {cropName(label.split('___')[0] ?? '', language)}:{' '}
                {label.endsWith('___Healthy')
                  ? t('next.healthy')
                  : (library.labelName(label) ?? label)}
                {shares && ` (${share})`}
              </p>
              {sign && (
                <p className="text-sm">
                  <span className="font-medium">{t('next.tell')}:</span> {sign}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
