import { Link } from 'react-router';
import { useT } from '../../lib/i18n/use-t.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { Candidates, worthNaming } from './candidates.tsx';
import type { ScanResult } from './greenscan.api.ts';
import { Sentences } from './measures.tsx';
import type { Library } from './use-library.ts';

interface Props {
  result: ScanResult;
  library: Library | null;
  /** The photograph, for the expert. */
  photo: File | null;
}

/** No guess: what to do better, what it might be, and whom to ask. */
export function Unsure({ result, library, photo }: Props) {
  const t = useT('greenscan');
  const candidates = result.candidates ?? [];
  const noLeaf = result.verdict === 'not-a-leaf';
  const scan = { photo, crop: result.crop ?? null, candidates };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-xl font-bold">{t('unsure.title')}</p>
      {noLeaf && <p>{t('unsure.noLeaf')}</p>}
      <Sentences items={[t('unsure.retake1'), t('unsure.retake2'), t('unsure.retake3')]} />
      {!noLeaf && library && worthNaming(candidates, null).length > 0 && (
        <>
          <p className="font-medium">{t('unsure.lead')}</p>
          <Candidates candidates={candidates} answered={null} library={library} />
        </>
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
