import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { megabytes } from './metered.ts';
import type { Shrinking } from './use-shrinking.ts';

interface Props {
  state: Shrinking;
  /** Size of the original. */
  bytes: number;
  onStart: () => void;
  /** Cancels encoding, or reverts to the original. */
  onUndo: () => void;
}

/** Offers to re-encode a large video before the upload, with its size before and after. */
export function ShrinkOffer({ state, bytes, onStart, onUndo }: Props) {
  const t = useT('agriloop');
  const format = useFormat();
  const mb = (size: number) => format.number(megabytes(size));
  const before = mb(bytes);
  if (state.step === 'none') return null;
  return (
    // Screen readers announce the end, not every step.
    <div
      role={state.step === 'working' ? undefined : 'status'}
      className="flex flex-col gap-3 rounded-control bg-sunken p-3"
    >
      {state.step === 'cannot' && <p>{t('shrink.cannot')}</p>}
      {state.step === 'failed' && <p>{t('shrink.failed')}</p>}
      {state.step === 'offer' && (
        <>
          <p>{t('shrink.offer', { before, after: mb(state.to.bytes) })}</p>
          <Button look="plain" onClick={onStart} className="self-stretch sm:self-start">
            {t('shrink.start')}
          </Button>
        </>
      )}
      {state.step === 'working' && (
        <>
          <Progress
            label={t('shrink.working')}
            value={state.share}
            text={format.percent(state.share)}
          />
          <Button look="plain" onClick={onUndo} className="self-stretch sm:self-start">
            {t('shrink.cancel')}
          </Button>
        </>
      )}
      {state.step === 'done' && (
        <>
          <p>{t('shrink.done', { before, after: mb(state.file.size) })}</p>
          <Button look="quiet" onClick={onUndo} className="self-stretch sm:self-start">
            {t('shrink.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
