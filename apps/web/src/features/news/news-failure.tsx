import { failureState } from '../../lib/http/failure-state.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from '../../ui/state-view.tsx';

/** Headlines that could not be fetched, which is not the same as none. */
export function NewsFailure({ error, again }: { error: unknown; again: () => unknown }) {
  const t = useT('news');
  const common = useT('common');
  return (
    <StateView
      state={failureState(error)}
      action={<Button onClick={() => void again()}>{common('tryAgain')}</Button>}
    >
      {t('failed')}
    </StateView>
  );
}
