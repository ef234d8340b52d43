import { useDispatch } from 'react-redux';
import { askAllAgain } from '../../lib/http/base-api.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useShowsCached } from '../../lib/online/cached-answers.ts';
import { useOnline } from '../../lib/online/use-online.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Optional } from '../../ui/optional.tsx';

const CachedAge = lazyWithRetry(() => import('./cached-age.tsx'));

/** Notes that data are cached: offline, or with an unreachable server. */
export function NetworkNote() {
  const t = useT('shell');
  const tCommon = useT('common');
  const dispatch = useDispatch();
  const online = useOnline();
  const showsKept = useShowsCached();
  const age = (
    <Optional>
      <CachedAge />
    </Optional>
  );
  if (!online)
    return (
      <Alert tone="warn">
        {t('offline')}
        {showsKept && age}
      </Alert>
    );
  if (!showsKept) return null;
  const again = (
    <Button look="plain" onClick={() => dispatch(askAllAgain())}>
      {tCommon('tryAgain')}
    </Button>
  );
  return (
    <Alert tone="warn" action={again}>
      {t('noAnswer')}
      {age}
    </Alert>
  );
}
