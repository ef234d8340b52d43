import type { Analysis } from '@ankur/contracts/greenscan/endpoints';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { cropName } from './crop-name.ts';
import type { Library } from './use-library.ts';

type Candidate = Analysis['candidates'][number];

const NOT_LEAF = 'NotLeaf___Background';

interface Props {
  candidates: readonly Candidate[];
  /** The label that was answered; its own sign stands first. */
  answered: string | null;
  library: Library;
}

/** What else it could be, and the sign that tells each apart. */
export function Candidates({ candidates, answered, library }: Props) {
  const t = useT('greenscan');
  const format = useFormat();
  const language = useLanguage();
  const others = candidates.filter(({ label }) => label !== answered && label !== NOT_LEAF);
  if (others.length === 0) return null;
  const ownSign = answered ? library.diseaseOf(answered)?.keySign[language] : undefined;
  return (
    <div className="flex flex-col gap-2">
      {answered && <h3 className="font-semibold">{t('next.title')}</h3>}
      {ownSign && <p className="text-sm">{t('next.this', { sign: ownSign })}</p>}
      <ul className="flex flex-col gap-2">
        {others.map(({ label, probability }) => {
          const sign = library.diseaseOf(label)?.keySign[language];
          return (
            <li key={label} className="rounded-control bg-sunken p-3">
              <p className="font-medium">
                {cropName(label.split('___')[0] ?? '', language)}:{' '}
                {label.endsWith('___Healthy')
                  ? t('next.healthy')
                  : (library.labelName(label)?.[language] ?? label)}{' '}
                ({format.percent(probability)})
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
