import { scanFailure } from '@ankur/contracts/greenscan/problems';
import { LEAF_CROPS } from '@ankur/leaf-doctor/library/crop-names';
import { useEffect, useRef, useState } from 'react';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useSearchParams } from '../../lib/router/router.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { CropChoice } from './crop-choice.tsx';
import { Hero } from './hero.tsx';
import { useKeepChoice } from './keep-choice.ts';
import { OfflineCard } from './offline-card.tsx';
import { PhotoPicker, showPhotoField } from './photo-picker.tsx';
import { ScanHistory } from './scan-history.tsx';
import { ScanResultCard } from './scan-result.tsx';
import { useAnalysis } from './use-analysis.ts';
import { usePhotos } from './use-photos.ts';

/** The crop in a link from another screen; null for an unknown one. */
const cropIn = (given: string | null): string | null =>
  given !== null && LEAF_CROPS.includes(given) ? given : null;

/** Photograph, crop, analysis and result. */
export function GreenscanScreen() {
  const t = useT('greenscan');
  const failureText = useFailureText('greenscan');
  const chosen = usePhotos();
  const { state, ask, reset } = useAnalysis(() => toast.error(t('history.lost')));
  const [params] = useSearchParams();
  const [crop, setCrop] = useState(() => cropIn(params.get('crop')));
  const [keep, setKeep] = useKeepChoice();
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.phase === 'done')
      results.current?.scrollIntoView?.({ behavior: 'smooth', block: 'start' });
  }, [state]);
  const choose = (files: File[]) => {
    reset();
    void chosen.choose(files);
  };
  const remove = (id: string) => {
    reset();
    chosen.remove(id);
  };
  const add = async (files: File[]) => {
    reset();
    const all = await chosen.choose(files);
    if (all) await ask(all, crop, keep);
  };
  const startAgain = () => {
    chosen.clear();
    setCrop(null);
    reset();
    scrollTo({ top: 0, behavior: 'smooth' });
  };
  const predict = () => {
    if (chosen.photos.length > 0) return void ask(chosen.photos, crop, keep);
    chosen.complain({ failure: scanFailure('scan_photo_missing') });
    showPhotoField();
  };
  return (
    <>
      <Hero />
      <Card title={t('upload.title')} icon="camera">
        <div className="flex flex-col gap-5">
          <PhotoPicker
            photos={chosen.photos}
            problem={chosen.problem}
            onChoose={choose}
            onRemove={remove}
          />
          <CropChoice value={crop} onChange={setCrop} />
          <Button
            icon="scan"
            busy={state.phase === 'analyzing'}
            className="self-stretch sm:self-start"
            onClick={predict}
          >
            {state.phase === 'analyzing' ? t('upload.analyzing') : t('upload.predict')}
          </Button>
          {state.phase === 'failed' && (
            <Alert>
              <p>{t('problem.failed')}</p>
              {state.why && <p>{failureText(state.why)}</p>}
            </Alert>
          )}
        </div>
      </Card>
      <div ref={results} className="flex scroll-mt-20 flex-col gap-5" aria-live="polite">
        {state.phase === 'done' && (
          <>
            <ScanResultCard
              result={state.result}
              local={state.local}
              photo={state.photo}
              onAdd={(files) => void add(files)}
            />
            <Button look="plain" icon="refresh" className="self-start" onClick={startAgain}>
              {t('result.again')}
            </Button>
          </>
        )}
      </div>
      <OfflineCard />
      <ScanHistory keep={keep} onKeep={setKeep} />
    </>
  );
}
