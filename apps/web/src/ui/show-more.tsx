import { useT } from '../lib/i18n/use-t.ts';
import { Button } from './button.tsx';

interface Props {
  busy: boolean;
  onMore: () => void;
}

/** Below a list that goes on: fetches its next page. */
export function ShowMore({ busy, onMore }: Props) {
  const t = useT('common');
  return (
    <Button look="quiet" busy={busy} onClick={onMore} className="self-center">
      {t('more')}
    </Button>
  );
}
