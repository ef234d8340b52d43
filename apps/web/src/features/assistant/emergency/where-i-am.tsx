import type { Translate } from '../../../lib/i18n/translate.ts';
import { useFormat } from '../../../lib/i18n/use-format.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from './copy-button.tsx';
import { degrees, type PositionState, type usePosition } from './use-position.ts';

interface Props {
  t: Translate<'emergency'>;
  place: ReturnType<typeof usePosition>;
  /** The known town in the language of the screen. */
  near: string | null;
}

/** The place in words, and in coordinates once the farmer asks the phone for them. */
export function WhereIAm({ t, place, near }: Props) {
  const { state, ask } = place;
  return (
    <div className="flex flex-col items-start gap-2">
      <h5 className="font-bold">{t('place.title')}</h5>
      <p>
        {near && `${t('place.near', { place: near })} `}
        {t('place.say')}
      </p>
      <Found t={t} state={state} />
      {state.status !== 'found' && (
        <Button
          look="plain"
          icon="location"
          busy={state.status === 'asking'}
          onClick={() => void ask()}
        >
          {t('place.find')}
        </Button>
      )}
    </div>
  );
}

function Found({ t, state }: { t: Translate<'emergency'>; state: PositionState }) {
  const format = useFormat();
  if (state.status === 'unasked') return null;
  if (state.status === 'asking') return <p role="status">{t('place.asking')}</p>;
  if (state.status === 'denied' || state.status === 'failed')
    return (
      <p role="status" className="font-medium text-warn">
        {t(`place.${state.status}`)}
      </p>
    );
  const { lat, lon, accuracyM } = state.position;
  const both = `${degrees(lat)}, ${degrees(lon)}`;
  return (
    <div role="status" className="flex flex-col items-start gap-2">
      {state.status === 'last' && <p>{t('place.last')}</p>}
      <p className="text-2xl font-bold tabular-nums">{both}</p>
      {accuracyM !== null && accuracyM > 0 && (
        <p className="text-muted">
          {t('place.within', { metres: format.number(Math.ceil(accuracyM)) })}
        </p>
      )}
      <CopyButton text={both} t={t} />
    </div>
  );
}
