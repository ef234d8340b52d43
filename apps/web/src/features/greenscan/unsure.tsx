import { cropName } from '../../lib/i18n/crop-name.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { Candidates } from './candidates.tsx';
import type { ScanResult } from './greenscan.api.ts';
import { Sentences } from './measures.tsx';
import type { Library } from './use-library.ts';

interface Props {
  result: ScanResult;
  library: Library | null;
  /** The photograph, for the expert. */
  photo: File | null;
}

/** Result without a diagnosis: how to retake the photograph, candidates, and asking an expert. */
export function Unsure({ result, library, photo }: Props) {
  const t = useT('greenscan');
  const language = useLanguage();
  const candidates = result.candidates ?? [];
  const noLeaf = result.verdict === 'not-a-leaf';
  const unfamiliar = result.verdict === 'unfamiliar';
  // Without a finding the only crop is the chosen one.
  const chosen = result.crop ? cropName(result.crop, language) : null;
  const advice = [
    t('unsure.retake1'),
    chosen ? t('unsure.retake2Crop', { crop: chosen, any: t('crop.any') }) : t('unsure.retake2'),
    t('unsure.retake3'),
  ];
  const scan = { photo, crop: result.crop ?? null, candidates };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-xl font-bold">{t('unsure.title')}</p>
      {noLeaf && <p>{t('unsure.noLeaf')}</p>}
      {unfamiliar && <p>{t('unsure.unfamiliar')}</p>}
      <Sentences items={advice} />
      {!noLeaf && library && (
        <Candidates
          candidates={candidates}
          answered={null}
          library={library}
          lead={t(unfamiliar ? 'unsure.compare' : 'unsure.lead')}
          shares={!unfamiliar}
        />
      )}
      <Link
        to="/application/expert"
        state={{ scan }}
        className={buttonClass('primary', 'self-start')}
      >
        <Icon name="expert" />
        {t('unsure.expert')}
      </Link>
    </div>
  );
}
